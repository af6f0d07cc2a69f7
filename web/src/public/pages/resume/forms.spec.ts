import { describe, expect, it } from '@jest/globals';
import * as contracts from '@talentlog/contracts';
import { resumeIdentityTypes } from './choices.ts';
import { contentOf, entriesOf } from './entries.ts';
import { blockForms, blockNames } from './forms.ts';

describe('resume forms', () => {
  it('know every block', () => {
    expect([...blockNames]).toEqual(Object.keys(contracts.resumeBlocks));
  });
  it.each([...blockNames])('have every field of %s, and what they send fits the contract', (block) => {
    const shape = contracts.resumeBlocks[block];
    const entries = block === 'basic' ? [{}] : [{}, { description: '' }];
    const parsed = shape.parse(contentOf(block, entries));
    const [first] = entriesOf(block, parsed);
    expect(blockForms[block].map(({ name }) => name).sort()).toEqual(Object.keys(first ?? {}).sort());
  });
  it('offer only what the contract takes', () => {
    for (const highestDegree of contracts.degrees)
      expect(contracts.BasicBlock.safeParse({ highestDegree }).success).toBe(true);
    for (const gender of contracts.genders) expect(contracts.BasicBlock.safeParse({ gender }).success).toBe(true);
    for (const identityType of resumeIdentityTypes)
      expect(contracts.BasicBlock.safeParse({ identityType }).success).toBe(true);
  });
});

describe('what is sent of an entry', () => {
  it.each([
    ['３', 3],
    ['1,200', 1200],
    ['3.5', 3.5],
    ['1e2', '1e2'],
    ['0x10', '0x10'],
    ['3年', '3年'],
  ])('takes the number %s for %j', (typed, sent) => {
    expect(contentOf('basic', [{ workYears: typed }])).toMatchObject({ workYears: sent });
  });
  it('is null where nothing was typed, a number where one belongs, and only known fields', () => {
    const [skill] = contentOf('skill', [{ name: 'Go', level: '', unknown: 'x' }]) as Record<string, unknown>[];
    expect(skill).toEqual({ name: 'Go', level: null, description: null });
    expect(contentOf('basic', [{ workYears: '6', heightCm: 'tall' }])).toMatchObject({
      workYears: 6,
      heightCm: 'tall',
    });
  });
  it('says "until now" by yes or no', () => {
    expect(contentOf('work', [{ untilNow: true }, {}])).toMatchObject([{ untilNow: true }, { untilNow: false }]);
  });
});

describe('what a block is read as', () => {
  it('is a list, of one for the basics, and empty where nothing usable was kept', () => {
    expect(entriesOf('basic', { name: '王芳' })).toEqual([{ name: '王芳' }]);
    expect(entriesOf('basic', null)).toEqual([{}]);
    expect(entriesOf('skill', [{ name: 'Go' }])).toEqual([{ name: 'Go' }]);
    expect(entriesOf('skill', undefined)).toEqual([]);
  });
});
