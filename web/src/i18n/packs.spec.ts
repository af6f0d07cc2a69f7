import { readFileSync } from 'node:fs';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from '@jest/globals';
import * as contracts from '@talentlog/contracts';
import { packNames } from './packs.ts';

const read = (language: string, name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./${language}/${name}.json`, import.meta.url), 'utf8'));

/** Names of the arguments and tags of a message, sorted. */
function placeholders(message: string): string[] {
  const names = new Set<string>();
  const visit = (nodes: ReturnType<typeof parse>): void => {
    for (const node of nodes) {
      if (node.type !== TYPE.literal && node.type !== TYPE.pound) names.add(node.value);
      if (node.type === TYPE.select || node.type === TYPE.plural)
        for (const option of Object.values(node.options)) visit(option.value);
      if (node.type === TYPE.tag) visit(node.children);
    }
  };
  visit(parse(message));
  return [...names].sort();
}

const refusalIds = [
  ...Object.keys(contracts.refusalStatus),
  ...contracts.fieldCodes,
  'common.invalid_transition',
  'common.offline',
].map((code) => `refusal.${code}`);

describe.each(packNames)('message pack %s', (name) => {
  const chinese = read('zh-CN', name);
  const english = read('en-US', name);

  it('has the same keys in zh-CN and en-US', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(chinese).sort());
  });
  it('has the same placeholders in both and no empty text', () => {
    for (const [id, text] of Object.entries(chinese)) {
      expect([id, text.trim()]).not.toEqual([id, '']);
      expect([id, placeholders(english[id] ?? '')]).toEqual([id, placeholders(text)]);
    }
  });
  it('names every message area.thing.word', () => {
    for (const id of Object.keys(chinese)) expect(id).toMatch(/^[a-z]+(\.[A-Za-z0-9_]+){2,}$/);
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
