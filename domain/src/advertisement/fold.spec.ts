import { describe, expect, it } from '@jest/globals';
import { aPosition, positionId } from '../position/fixtures.ts';
import { given, happened, story, type Told, tell, testNow } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { advertisement } from './advertisement.ts';
import { decidedAdvertisement } from './deciders.ts';
import { advertisementDetails, advertisementHistories, advertisementId } from './fixtures.ts';

const on = (type: string, more: object = {}) => happened(type, { advertisementId, ...more });
const later = { ...advertisementDetails, deadline: addDays(testNow, 60), order: 7 };
const created = {
  positionId,
  number: 'AD-00000000',
  details: advertisementDetails,
  publishedAt: null,
  deliveredTo: false,
};
const after = (...events: readonly Told[]) => tell(story(advertisement, advertisementId, events)).data;
const at = (state: keyof typeof advertisementHistories) =>
  given(decidedAdvertisement, advertisementId, advertisementHistories[state]);

describe('an advertisement keeps', () => {
  it.each<[string, keyof typeof advertisementHistories, readonly Told[], object]>([
    ['what it was created with', 'TO_BE_PUBLISHED', [], {}],
    [
      'what it was last made to say',
      'TO_BE_PUBLISHED',
      [on('AdvertisementEdited', { details: later })],
      { details: later },
    ],
    ['when it was published', 'PUBLISHED', [], { publishedAt: testNow }],
    [
      'that somebody delivered',
      'PUBLISHED',
      [on('AdvertisementDeliveredTo')],
      { publishedAt: testNow, deliveredTo: true },
    ],
    ['all of it unpublished', 'UNPUBLISHED', [], { publishedAt: testNow }],
    ['all of it stopped', 'STOPPED', [], { publishedAt: testNow }],
    [
      'a new deadline, and the rest as it was',
      'STOPPED',
      [on('AdvertisementEnabled', { deadline: later.deadline })],
      { publishedAt: testNow, details: { ...advertisementDetails, deadline: later.deadline } },
    ],
    ['all of it deleted', 'DELETED', [], {}],
  ])('%s', (_what, state, more, kept) =>
    expect(after(...advertisementHistories[state], ...more)).toEqual({ ...created, ...kept }),
  );
});

describe('an advertisement is written', () => {
  const create = (deadline: string) =>
    at('NONE')
      .related({ position: aPosition() })
      .when('CreateAdvertisement', { positionId, details: { ...advertisementDetails, deadline } });
  const edit = (deadline: string) =>
    at('TO_BE_PUBLISHED').when('EditAdvertisement', { advertisementId, details: { ...later, deadline } });

  it('with a number people can say, and the position knows of it', () => {
    const answer = create(advertisementDetails.deadline);
    expect(answer.own).toEqual([
      {
        type: 'AdvertisementCreated',
        data: { advertisementId, positionId, number: 'AD-00000000', details: advertisementDetails },
      },
    ]);
    expect(answer.others).toEqual([
      {
        type: 'AdvertisementAttached',
        data: { positionId, advertisementId },
        on: { aggregate: 'position', id: positionId },
      },
    ]);
    expect(answer.result).toEqual({ advertisementId });
  });

  it('anew while nobody sees it', () =>
    expect(edit(later.deadline).own).toEqual([
      { type: 'AdvertisementEdited', data: { advertisementId, details: later } },
    ]));

  it('for a time to come only', () => {
    for (const answer of [create(testNow), edit(testNow)])
      expect(answer).toMatchObject({ refused: 'ad.deadline_past', path: 'details.deadline' });
    expect(edit(addDays(testNow, 1)).refused).toBeUndefined();
  });
});
