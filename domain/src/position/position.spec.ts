import { describe, expect, it } from '@jest/globals';
import { cellsOf } from '../shared/cells.ts';
import { given, testId } from '../shared/testing.ts';
import { decidedPosition } from './deciders.ts';
import { hrId, positionDetails, positionFixtures, positionHistories, positionId } from './fixtures.ts';

describe('position', () => {
  it.each(cellsOf(positionFixtures))('$name', ({ run }) => run());

  it('belongs to the recruiter who created it', () => {
    const created = given(decidedPosition, positionId).when('CreatePosition', {
      details: positionDetails,
      responsibleIds: [testId(5)],
    });
    expect(created.result).toEqual({ positionId });
    expect(created.after.data).toEqual({
      details: positionDetails,
      hrOwnerId: hrId,
      responsibleIds: [testId(5)],
      advertisementIds: [],
    });
  });

  it('keeps its details while it pauses', () => {
    const paused = given(decidedPosition, positionId, positionHistories.OPEN).when('PausePosition', { positionId });
    expect(paused.after).toMatchObject({ state: 'PAUSED', data: { details: positionDetails } });
  });
});
