import { describe, expect, it } from '@jest/globals';
import { aPosition } from '../position/fixtures.ts';
import { cellsOf } from '../shared/cells.ts';
import type { Actor } from '../shared/decider.ts';
import { given, happened, testActor, testNow, testSystem } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { decidedAdvertisement } from './deciders.ts';
import {
  advertisementDetails,
  advertisementFixtures,
  advertisementHistories,
  advertisementId,
  deadline,
} from './fixtures.ts';

const publish = (position: Parameters<typeof aPosition>[0], now = testNow) =>
  given(decidedAdvertisement, advertisementId, advertisementHistories.TO_BE_PUBLISHED)
    .related({ position: aPosition(position) })
    .when('PublishAdvertisement', { advertisementId }, { now });

describe('advertisement', () => {
  it.each(cellsOf(advertisementFixtures))('$name', ({ run }) => run());

  it('is published only for an open position', () => {
    expect(publish('PAUSED').refused).toBe('ad.position_not_open');
    expect(publish('OPEN').after.state).toBe('PUBLISHED');
  });

  it('is never published past its deadline', () => {
    expect(publish('OPEN', deadline).refused).toBe('ad.deadline_past');
  });

  it('is not made for a closed or an unknown position', () => {
    const make = (state: 'CLOSED' | 'NONE') => {
      const position = aPosition(state);
      return given(decidedAdvertisement, advertisementId)
        .related({ position })
        .when('CreateAdvertisement', { positionId: position.id, details: advertisementDetails });
    };
    expect(make('CLOSED')).toMatchObject({ refused: 'position.unavailable', params: { because: 'CLOSED' } });
    expect(make('NONE')).toMatchObject({ refused: 'common.not_found', path: 'positionId' });
  });

  it('tells who stopped it as it was, and is not stopped by a deadline that was moved', () => {
    const stop = (cause: string, actor: Actor, now = testNow) =>
      given(decidedAdvertisement, advertisementId, advertisementHistories.PUBLISHED).when(
        'StopAdvertisement',
        { advertisementId, cause },
        { actor, now },
      );
    for (const claimed of ['STAFF', 'DEADLINE', 'POSITION_CLOSED'])
      expect(stop(claimed, testActor).own).toMatchObject([{ data: { cause: 'STAFF' } }]);
    expect(stop('POSITION_CLOSED', testSystem).own).toMatchObject([{ data: { cause: 'POSITION_CLOSED' } }]);
    expect(stop('DEADLINE', testSystem, deadline).own).toMatchObject([{ data: { cause: 'DEADLINE' } }]);
    expect(stop('DEADLINE', testSystem).refused).toBe('advertisement.invalid_transition');
  });

  it('comes back from a stop with a new deadline, unpublished', () => {
    const later = addDays(testNow, 60);
    const stopped = given(decidedAdvertisement, advertisementId, advertisementHistories.STOPPED);
    expect(stopped.when('EnableAdvertisement', { advertisementId, deadline: testNow }).refused).toBe(
      'ad.deadline_past',
    );
    const enabled = stopped.when('EnableAdvertisement', { advertisementId, deadline: later });
    expect(enabled.after).toMatchObject({ state: 'UNPUBLISHED', data: { details: { deadline: later } } });
  });
});

describe('an advertisement somebody delivered through', () => {
  const delivered = [
    ...advertisementHistories.PUBLISHED,
    happened('AdvertisementDeliveredTo', { advertisementId }),
    happened('AdvertisementUnpublished', { advertisementId }),
  ];

  it('stays for good', () =>
    expect(
      given(decidedAdvertisement, advertisementId, delivered).when('DeleteAdvertisement', { advertisementId }).refused,
    ).toBe('ad.has_deliveries'));
});
