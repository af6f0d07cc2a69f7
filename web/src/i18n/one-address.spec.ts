import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { templates } from '@talentlog/contracts';

/** What goes out as a message to somebody else, though it stands in a pack: a draft of the desk, a mail of the candidate. */
const letters = /^(privacy\.request\.draft\.|person\.over\.timesText$)/;

it.each(['person', 'privacy', 'consent', 'messages', 'public'])(
  'pages for candidates say 你, never 您 (%s)',
  (pack) => {
    const words = JSON.parse(readFileSync(new URL(`zh-CN/${pack}.json`, import.meta.url), 'utf8')) as object;
    const polite = Object.entries(words).filter(([id, text]) => !letters.test(id) && String(text).includes('您'));
    expect(polite.map(([id]) => id)).toEqual([]);
  },
);

it('messages say 您, never 你', () => {
  const familiar = Object.entries(templates).filter(([, one]) => JSON.stringify(one['zh-CN']).includes('你'));
  expect(familiar.map(([name]) => name)).toEqual([]);
});
