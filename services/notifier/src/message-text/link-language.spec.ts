import { expect, test } from '@jest/globals';
import { hiddenToken } from '@talentlog/contracts';
import { lookup } from '../notifier.fixture.ts';
import { policyCases } from '../policies/policy-cases.fixture.ts';
import { tell } from '../policies/told.fixture.ts';
import { wordsOf } from './words.ts';

const home = 'https://talent.example.com';
const links = {
  hidden: (purpose: string, of?: 'papers') => `${home}/${of ?? purpose}/${hiddenToken}`,
  opened: (words: string) => words,
  withWayOut: (words: string) => words,
  wayOut: () => '',
  page: (path: string) => home + path,
};
const company = { 'zh-CN': '云岭', 'en-US': 'Yunling' };
const requests = policyCases.flatMap(([type, data]) => tell(type, data)).filter(({ trial }) => trial === undefined);

/** Every address of ours in a text, up to a space, a quote, a bracket or a sign of Chinese. */
const addresses = (text: string): readonly string[] =>
  [...text.matchAll(/https:\/\/talent\.example\.com[^\s"<>()，。；）]*/g)].map(([address]) => address);
/** The desk is read in the language its colleague chose there. */
const namesNone = /^https:\/\/talent\.example\.com\/staff/;

test.each([
  ['zh-CN', 'zh'],
  ['en-US', 'en'],
] as const)('every address in a message in %s says that its page starts in that language', async (language, short) => {
  const found = new Set<string>();
  for (const request of requests) {
    const { words } = await wordsOf(request, { lookup, links, company, name: '林', language });
    for (const address of [words.content, words.html].flatMap(addresses)) found.add(address);
  }
  expect([...found].filter((address) => !namesNone.test(address) && !address.endsWith(`?${short}`))).toEqual([]);
  expect([...found].filter((address) => namesNone.test(address) && /[?&](zh|en)$/.test(address))).toEqual([]);
  const pages = ['appointment', 'interview', 'offer', 'papers', 'collection', 'password', 'consent', 'dataCopy'];
  for (const page of pages) expect([...found]).toContain(`${home}/${page}/${hiddenToken}?${short}`);
  expect([...found]).toContain(`${home}/unsubscribe/PROGRESS/${hiddenToken}?${short}`);
});
