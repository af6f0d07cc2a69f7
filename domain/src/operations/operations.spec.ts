import { describe, expect, it } from '@jest/globals';
import { companyId } from '@talentlog/contracts';
import { cellsOf } from '../shared/cells.ts';
import { given, testSystem } from '../shared/testing.ts';
import { decidedOperations } from './deciders.ts';
import { operationsFixtures, parkedEvent } from './fixtures.ts';

const noted = (name: string, payload: object) =>
  given(decidedOperations, companyId, []).when(name, payload, { actor: testSystem });

describe('operations', () => {
  it.each(cellsOf(operationsFixtures))('$name', ({ run }) => run());

  it.each<[string, object, string]>([
    ['NoteParkedRetry', parkedEvent, 'ParkedEventRetried'],
    ['NoteParkedDiscard', { ...parkedEvent, why: '已手工补发' }, 'ParkedEventDiscarded'],
    ['NoteKeptTimeEnd', { kind: 'UPLOADS', count: 3 }, 'KeptTimeEnded'],
  ])('keeps %s as it was told', (name, payload, type) =>
    expect(noted(name, payload).own).toEqual([{ type, data: payload }]),
  );
});
