import { describe, expect, it } from '@jest/globals';
import * as contracts from '@talentlog/contracts';
import { blockForms, blockNames, contentOf, entriesOf, requiredFields } from './forms.ts';

describe('resume forms', () => {
  it('know every block and mark what the contract requires', () => {
    expect([...blockNames]).toEqual(Object.keys(contracts.resumeBlocks));
    expect(requiredFields).toEqual(contracts.requiredInResume);
  });
  it.each([...blockNames])('have every field of %s, and what they send fits the contract', (block) => {
    const shape = contracts.resumeBlocks[block];
    const entries = block === 'basic' ? [{}] : [{}, { description: '' }];
    const parsed = shape.parse(contentOf(block, entries));
    const [first] = entriesOf(block, parsed);
    expect(blockForms[block].map(({ name }) => name).sort()).toEqual(Object.keys(first ?? {}).sort());
  });
});
