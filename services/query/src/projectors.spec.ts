import { describe, expect, it } from '@jest/globals';
import { queries } from '@talentlog/contracts';
import { projectors } from './projectors.ts';

describe('every question', () => {
  it('names the projector that its answer follows', () => {
    const names = new Set(projectors.map(({ name }) => name));
    const lost = Object.entries(queries).filter(([, { view }]) => !names.has(view));
    expect(lost.map(([name, { view }]) => [name, view])).toEqual([]);
  });
});
