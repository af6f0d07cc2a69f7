import { expect, test } from '@jest/globals';
import { groupOf, hiddenToken } from '@talentlog/contracts';
import { policyCases } from '../policies/policy-cases.fixture.ts';
import { tell } from '../policies/told.fixture.ts';
import type { NotificationRequest } from '../request.ts';
import { wordsOf } from './words.ts';

const paths = ['invite_interview', 'invite_reservation', 'send_offer', 'info_collection', 'set_password', 'consent'];
/** What an attacker types: an address of theirs that ends as ours do, for each page behind a link and for the way out of letters. */
const baits = [...paths, 'data_copy', 'offer_attachment', 'unsubscribe/LETTER', 'unsubscribe/PROGRESS']
  .map((path) => `https://evil.example/${path}/${hiddenToken}`)
  .join(' ');
const ours = `https://talent.example.com/ours/${hiddenToken}`;
const links = {
  hidden: () => ours,
  opened: (words: string) => words,
  withWayOut: (words: string) => words,
  wayOut: () => '',
  page: (path: string) => `https://talent.example.com${path}`,
};
const everybody = { name: baits, phone: null, email: null, language: 'zh-CN' } as const;
const both = { 'zh-CN': baits, 'en-US': baits };
const lookup = {
  contact: async () => everybody,
  recruiterOf: async () => 'hr1',
  holdersOf: async () => ['ad1'],
  stageNamed: async () => both,
  candidate: async () => ({ name: baits, number: 'C-7' }),
  wording: async () => undefined,
  position: async () => ({ title: baits, titleEn: baits }),
};
const company = { ...both, contactMail: baits };

/** Every text in what an event tells is the attacker's; ids, times and names of messages stay. */
const baited = (value: unknown): unknown => {
  if (typeof value === 'string')
    return /^\d{4}-\d\d|^[A-Z_]+$|^[a-z]{1,4}-?[a-z]?\d*$|^[a-z]{2,20}(?:-[a-z]{2,20}){1,4}$/.test(value)
      ? value
      : baits;
  if (Array.isArray(value)) return value.map(baited);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, baited(one)]));
};
const requests = policyCases
  .filter(([type]) => type !== 'MessageTemplateTested')
  .flatMap(([type, data]) => tell(type, baited(data) as object));

const places = (text: string): number => text.split(hiddenToken).length - 1;
/** Places besides the link of the message and the way out of a mail that is not duty. */
const otherPlaces = (text: string): number =>
  places(text.replace(/https:\/\/talent\.example\.com\/(ours|unsubscribe\/[A-Z]+)\/•{6}/g, ''));

const written = async (request: NotificationRequest, language: 'zh-CN' | 'en-US') => {
  const fields = Object.fromEntries(
    Object.entries(request.fields).map(([name, field]) => [name, typeof field === 'string' ? baits : field]),
  );
  return wordsOf({ ...request, fields }, { lookup, links, company, name: baits, language });
};

test.each(requests.map((request) => [`${request.template} ${request.channel}`, request] as const))(
  '%s has a place for a token only in the addresses that are ours',
  async (_name, request) => {
    for (const language of ['zh-CN', 'en-US'] as const) {
      const { words, values } = await written(request, language);
      for (const text of [words.subject, words.content, words.html]) expect(otherPlaces(text)).toBe(0);
      for (const value of Object.values(values)) expect(places(value.replaceAll(ours, ''))).toBe(0);
      if (groupOf(request.template) === 'DUTY' && request.link === undefined) expect(places(words.content)).toBe(0);
    }
  },
);

test('a template that staff wrote has no place for a token but its placeholders', async () => {
  const [request] = tell('OfferAccepted', { jobSeekerId: 'js1', positionId: 'p1', hrOwnerId: 'hr1', offerId: 'o1' });
  if (request === undefined) throw new Error('nothing told');
  const texts = { subject: baits, content: `${baits} {{name}}`, action: baits };
  const wording = async () => ({ texts, track: 'ALL' as const, version: 1 });
  const known = { lookup: { ...lookup, wording }, links, company, name: '林', language: 'zh-CN' as const };
  const { words } = await wordsOf(request, known);
  for (const text of [words.subject, words.content, words.html]) expect(otherPlaces(text)).toBe(0);
});
