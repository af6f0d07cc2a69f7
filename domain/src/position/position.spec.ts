import { describe, expect, it } from '@jest/globals';
import { account } from '../account/account.ts';
import { aColleague } from '../account/colleague.fixture.ts';
import { cellsOf } from '../shared/cells.ts';
import { given, happened, type Story, story, testId } from '../shared/testing.ts';
import { decidedPosition } from './deciders.ts';
import { hrId, positionDetails, positionFixtures, positionHistories, positionId } from './fixtures.ts';

const suspended = happened('AccountSuspended', {
  accountId: testId(5),
  jobSeekerId: null,
  personId: testId(5),
  reason: '离职',
});

describe('position', () => {
  it.each(cellsOf(positionFixtures))('$name', ({ run }) => run());

  it('belongs to the recruiter who created it', () => {
    const created = given(decidedPosition, positionId)
      .related({ [`responsible:${testId(5)}`]: aColleague(['PR'], testId(5)) })
      .when('CreatePosition', { details: positionDetails, responsibleIds: [testId(5), testId(5)] });
    expect(created.result).toEqual({ positionId });
    expect(created.after.data).toEqual({
      details: positionDetails,
      hrOwnerId: hrId,
      responsibleIds: [testId(5)],
      advertisementIds: [],
    });
  });

  it.each<[string, Story]>([
    ['somebody who may not look after positions', aColleague(['SC', 'IV', 'AU'], testId(5))],
    ['a colleague who cannot sign in', aColleague(['PR'], testId(5), [suspended])],
    ['an id that is no account', story(account, testId(5), [])],
  ])('is not given to %s', (_who, somebody) => {
    const related = { [`responsible:${testId(4)}`]: aColleague(['HR'], testId(4)) };
    const created = given(decidedPosition, positionId)
      .related({ ...related, [`responsible:${testId(5)}`]: somebody })
      .when('CreatePosition', { details: positionDetails, responsibleIds: [testId(4), testId(5)] });
    expect(created).toMatchObject({ refused: 'account.cannot_take', path: 'responsibleIds.1' });
    const alone = given(decidedPosition, positionId)
      .related({ [`responsible:${testId(5)}`]: somebody })
      .when('CreatePosition', { details: positionDetails, responsibleIds: [testId(5)] });
    expect(alone).toMatchObject({ refused: 'account.cannot_take', path: 'responsibleIds.0' });
  });

  it('keeps its details while it pauses', () => {
    const paused = given(decidedPosition, positionId, positionHistories.OPEN).when('PausePosition', { positionId });
    expect(paused.after).toMatchObject({ state: 'PAUSED', data: { details: positionDetails } });
  });
});
