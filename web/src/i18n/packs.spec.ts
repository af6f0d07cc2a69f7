import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as contracts from '@talentlog/contracts';
import { packNames } from './packs.ts';

const read = (language: string, name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./${language}/${name}.json`, import.meta.url), 'utf8'));

const refusalIds = [
  ...Object.keys(contracts.refusalStatus),
  ...contracts.fieldCodes,
  'common.invalid_transition',
  'common.offline',
].map((code) => `refusal.${code}`);

// That languages have the same ids and arguments is checked with formatjs (tests/messages/check-messages.mjs).
describe.each(packNames)('message pack %s', (name) => {
  it('has no empty text and names every message area.thing.word', () => {
    for (const [id, text] of [...Object.entries(read('zh-CN', name)), ...Object.entries(read('en-US', name))]) {
      expect([id, text.trim()]).not.toEqual([id, '']);
      expect(id).toMatch(/^[a-z]+(\.[A-Za-z0-9_]+){2,}$/);
    }
  });
});

describe('refusals', () => {
  it.each(['zh-CN', 'en-US'])('each code has words in %s', (language) => {
    const pack = read(language, 'shared');
    expect(refusalIds.filter((id) => !Object.hasOwn(pack, id))).toEqual([]);
  });
});

const vocabulary = {
  track: contracts.Track,
  positionNature: contracts.PositionNature,
  recruitCategory: contracts.RecruitCategory,
  education: contracts.Education,
  experience: contracts.Experience,
};

describe('vocabulary', () => {
  it.each(Object.entries(vocabulary))('%s has words for every value', (name, values) => {
    const pack = read('zh-CN', 'vocabulary');
    for (const value of values.options) expect(pack).toHaveProperty([`vocabulary.${name}.${value}`]);
  });
});
