import { describe, expect, it } from '@jest/globals';
import { testId } from '../shared/testing.ts';
import { outside, publicEventsOf, type Row, record } from './testing.ts';

const begun = { number: 'A-2026-0007', track: 'CAMPUS', batch: '2027', stage: 'DELIVERED' };
const origin = { ...record, ...begun, positionTitle: '后端开发工程师', nature: 'FULL_TIME' };
const answers = [{ question: '可到岗时间', answer: '两周' }];
const [advertisementId, former, next, nextPosition] = [testId(5), testId(6), testId(7), testId(8)];

const rows: readonly Row[] = [
  [
    'RecordDelivered',
    { ...origin, advertisementId, answers, recommendationCode: 'AB2CD3' },
    [['application.delivered', { ...outside, ...begun, advertisementId, answers }]],
  ],
  [
    'RecordDelivered',
    { ...origin, advertisementId, answers: null, recommendationCode: null },
    [['application.delivered', { ...outside, ...begun, advertisementId }]],
  ],
  [
    'RecordCreated',
    { ...origin, origin: 'TRANSFER', createdBy: testId(900), fromApplicationId: former },
    [['application.created', { ...outside, ...begun, origin: 'TRANSFER', fromApplicationId: former }]],
  ],
  [
    'RecordCreated',
    { ...origin, origin: 'STAFF', createdBy: testId(900), fromApplicationId: null },
    [['application.created', { ...outside, ...begun, origin: 'STAFF' }]],
  ],
  ...(
    [
      ['StepStarted', 'IN_PROGRESS'],
      ['StepHeld', 'UNDETERMINED'],
      ['StepPassed', 'PASSED'],
    ] as const
  ).map(
    ([type, status]): Row => [
      type,
      { ...record, stage: 'HR_INTERVIEW', cause: 'STAFF', reason: '再看看' },
      [['application.step-changed', { ...outside, stage: 'HR_INTERVIEW', status }]],
    ],
  ),
  [
    'StageAdvanced',
    { ...record, from: 'DELIVERED', to: 'RESUME_SCREENING' },
    [['application.stage-changed', { ...outside, from: 'DELIVERED', to: 'RESUME_SCREENING', how: 'ADVANCED' }]],
  ],
  [
    'StageReturned',
    { ...record, from: 'OFFER', to: 'HR_INTERVIEW', reason: '补面' },
    [['application.stage-changed', { ...outside, from: 'OFFER', to: 'HR_INTERVIEW', how: 'RETURNED', reason: '补面' }]],
  ],
  [
    'RecordEnded',
    {
      ...{ ...record, stage: 'OFFER', outcome: 'NOT_PASSED', bucket: 'ENDED' },
      ...{ reason: '背调未过', reasonCode: 'BACKGROUND', againOn: '2027-05-02' },
    },
    [
      [
        'application.ended',
        {
          ...{ ...outside, stage: 'OFFER', outcome: 'NOT_PASSED' },
          ...{ reason: '背调未过', reasonCode: 'BACKGROUND', againOn: '2027-05-02' },
        },
      ],
    ],
  ],
  [
    'RecordEnded',
    { ...record, stage: 'DELIVERED', outcome: 'ABANDONED', bucket: 'ENDED', reason: null },
    [['application.ended', { ...outside, stage: 'DELIVERED', outcome: 'ABANDONED' }]],
  ],
  [
    'RecordTransferred',
    { ...record, stage: 'OFFER', toApplicationId: next, toPositionId: nextPosition, reason: '更合适', againOn: null },
    [['application.transferred', { ...outside, stage: 'OFFER', toApplicationId: next, toPositionId: nextPosition }]],
  ],
  [
    'RecordReopened',
    { ...record, stage: 'OFFER', reason: '误操作' },
    [['application.reopened', { ...outside, stage: 'OFFER' }]],
  ],
];

describe('a subscriber to applications', () => {
  it.each(rows)('hears of %s by the names of the public contract', (type, data, expected) =>
    expect(publicEventsOf(type, data)).toStrictEqual(expected),
  );
});
