import { describe, expect, it } from '@jest/globals';
import { beginningsOn } from '../allowed-actions.ts';
import { given, happened, onlooker, story, type Told, tell, testId } from '../shared/testing.ts';
import { decidedPosition } from './deciders.ts';
import { aPosition, hrId, positionCreated, positionDetails, positionHistories, positionId } from './fixtures.ts';
import { position } from './position.ts';

const after = (...events: readonly Told[]) => tell(story(position, positionId, events)).data;
const attached = (advertisementId: string) => happened('AdvertisementAttached', { positionId, advertisementId });
const created = { details: positionDetails, hrOwnerId: hrId, responsibleIds: [], advertisementIds: [] };

describe('a position keeps', () => {
  it('its advertisements, so that they stop with it', () =>
    expect(after(positionCreated(), attached(testId(7)), attached(testId(8)))).toEqual({
      ...created,
      advertisementIds: [testId(7), testId(8)],
    }));

  it('what it was last made to say', () => {
    const details = { ...positionDetails, title: '架构师' };
    expect(after(positionCreated(), attached(testId(7)), happened('PositionEdited', { positionId, details }))).toEqual({
      ...created,
      details,
      advertisementIds: [testId(7)],
    });
  });

  it('who took it over, in each place of the colleague who left it, once', () => {
    const [leaving, taker, third] = [testId(901), testId(902), testId(903)];
    const owned = (hrOwnerId: string, responsibleIds: readonly string[]) =>
      after(
        { ...positionCreated(), data: { ...positionCreated().data, hrOwnerId, responsibleIds } },
        happened('PositionHandedOver', { positionId, fromAccountId: leaving, toAccountId: taker }),
      );
    expect(owned(leaving, [third])).toEqual({ ...created, hrOwnerId: taker, responsibleIds: [third] });
    expect(owned(hrId, [leaving, taker, third])).toEqual({ ...created, responsibleIds: [taker, third] });
  });

  it.each(['OPEN', 'PAUSED', 'FILLED', 'CLOSED'] as const)('all of it when %s', (state) =>
    expect(after(...positionHistories[state])).toEqual(created),
  );
});

describe('a decision on a position says', () => {
  const details = { ...positionDetails, title: '架构师' };
  it.each<[string, keyof typeof positionHistories, object, object]>([
    ['EditPosition', 'DRAFT', { details }, { type: 'PositionEdited', data: { positionId, details } }],
    ['OpenPosition', 'DRAFT', {}, { type: 'PositionOpened', data: { positionId } }],
    ['PausePosition', 'OPEN', {}, { type: 'PositionPaused', data: { positionId } }],
    ['FillPosition', 'OPEN', {}, { type: 'PositionFilled', data: { positionId } }],
    [
      'ClosePosition',
      'OPEN',
      { reason: '编制取消' },
      { type: 'PositionClosed', data: { positionId, reason: '编制取消' } },
    ],
    ['ReopenPosition', 'CLOSED', {}, { type: 'PositionReopened', data: { positionId } }],
  ])('%s', (command, state, more, fact) =>
    expect(
      given(decidedPosition, positionId, positionHistories[state]).when(command, { positionId, ...more }).own,
    ).toEqual([fact]),
  );
});

it.each([
  ['NONE', false],
  ['DRAFT', true],
  ['OPEN', true],
  ['PAUSED', true],
  ['FILLED', true],
  ['CLOSED', false],
] as const)('a position in %s offers an advertisement of it: %s', (state, offered) =>
  expect(beginningsOn('position', tell(aPosition(state)), onlooker()).includes('CreateAdvertisement')).toBe(offered),
);

it('is its own people’s', () => expect(position.ownership(position.initialData, positionId)).toEqual({ positionId }));
