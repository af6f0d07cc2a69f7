import { describe, expect, it } from '@jest/globals';
import type { DictionaryEntry, PositionDetails } from '@talentlog/contracts';
import { defaultSettings } from '../shared/settings.ts';
import { given } from '../shared/testing.ts';
import { decidedPosition } from './deciders.ts';
import { positionCreated, positionDetails, positionId } from './fixtures.ts';

const now = '2026-11-02T04:00:00.000Z';
const batch = (code: string, to: string, more: Partial<DictionaryEntry> = {}): DictionaryEntry => ({
  ...{ code, zh: code, en: code, retired: false, span: { track: 'CAMPUS', from: '2026-08-01', to } },
  ...more,
});
const dictionaries = {
  ...defaultSettings.dictionaries,
  positionCategory: [
    { code: 'RND', zh: '研发', en: 'Research', retired: true },
    { code: 'LAW', zh: '法务', en: 'Law', retired: false },
  ],
  batch: [
    batch('LIVE', '2026-12-31'),
    // 2 November is its last day, in Shanghai.
    batch('TODAY', '2026-11-02'),
    batch('OVER', '2026-11-01'),
    batch('GONE', '2026-12-31', { retired: true }),
  ],
};
const campus = { track: 'CAMPUS', category: 'LAW' } as const;
const create = (details: Partial<PositionDetails>) =>
  given(decidedPosition, positionId, []).when(
    'CreatePosition',
    { details: { ...positionDetails, ...details } },
    { settings: { dictionaries }, now },
  );
const edit = (before: Partial<PositionDetails>, details: Partial<PositionDetails>) =>
  given(decidedPosition, positionId, [positionCreated(positionId, before)]).when(
    'EditPosition',
    { positionId, details: { ...positionDetails, ...before, ...details } },
    { settings: { dictionaries }, now },
  );

describe('category and batch of a position', () => {
  it.each<[string, Partial<PositionDetails>, string | undefined]>([
    ['a category on offer', { category: 'LAW' }, undefined],
    ['a retired category', { category: 'RND' }, 'details.category'],
    ['a category of nobody', { category: 'ART' }, 'details.category'],
    ['a batch on offer', { ...campus, batch: 'LIVE' }, undefined],
    ['no batch', { ...campus, batch: '' }, undefined],
    ['a batch on its last day', { ...campus, batch: 'TODAY' }, undefined],
    ['a batch that is over', { ...campus, batch: 'OVER' }, 'details.batch'],
    ['a retired batch', { ...campus, batch: 'GONE' }, 'details.batch'],
    ['a batch of another track', { ...campus, track: 'INTERN', batch: 'LIVE' }, 'details.batch'],
    ['free words for a batch', { ...campus, batch: '2027 autumn' }, 'details.batch'],
  ])('are of its lists: %s', (_what, details, path) => {
    const outcome = create(details);
    expect([outcome.refused, outcome.path]).toEqual(path ? ['dictionary.not_offered', path] : [undefined, undefined]);
  });

  it('stay as they were while something else changes', () => {
    const before = { track: 'CAMPUS', category: 'RND', batch: 'written by hand' } as const;
    expect(edit(before, { hiringCount: 7 }).refused).toBeUndefined();
    expect(edit(before, { batch: 'OVER' })).toMatchObject({ refused: 'dictionary.not_offered', path: 'details.batch' });
    expect(edit(before, { category: 'TEST' }).path).toBe('details.category');
    // On another track it is another batch.
    expect(edit(before, { track: 'INTERN' }).path).toBe('details.batch');
  });
});
