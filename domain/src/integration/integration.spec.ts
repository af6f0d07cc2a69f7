import { describe, expect, it } from '@jest/globals';
import { CloudEvent } from '@talentlog/contracts';
import { testId } from '../shared/testing.ts';
import { cloudEventOf } from './cloud-event.ts';
import { integrationEventsOf } from './integration-events.ts';
import { logged, outside, publicEventsOf, type Row, record } from './testing.ts';

const offer = { ...record, offerId: testId(4) };
const id = testId(70);
const told = (type: string, data: object) => integrationEventsOf(logged(type, data));

const hireRecord = {
  person: { name: '李青', phone: '+8613900000001', email: null, birthDate: '1999-05-01', gender: null },
  content: { bankCard: '6222020200001234567' },
  entry: {
    ...{ department: '云平台部', position: '工程师', employeeGroup: '1', employeeSubgroup: 'A' },
    ...{ entryDate: '2027-01-04' },
  },
};
const pushed = { ...offer, collectionId: testId(5), pushId: testId(6), kind: 'CREATE', requestedBy: testId(900) };

describe('what other systems are told', () => {
  it.each<Row>([
    [
      'StageSkipped',
      { ...record, from: 'DELIVERED', to: 'OFFER', reason: '内推' },
      [['application.stage-changed', { ...outside, from: 'DELIVERED', to: 'OFFER', how: 'SKIPPED', reason: '内推' }]],
    ],
    [
      'StageSkipped',
      { ...record, from: 'DELIVERED', to: 'OFFER', reason: null },
      [['application.stage-changed', { ...outside, from: 'DELIVERED', to: 'OFFER', how: 'SKIPPED' }]],
    ],
    [
      'OnboardingStarted',
      { ...record, from: 'OFFER', plannedEntryDate: '2027-01-04' },
      [
        ['application.stage-changed', { ...outside, from: 'OFFER', to: 'ONBOARDING', how: 'ONBOARDING' }],
        ['hire.expected', { ...outside, plannedEntryDate: '2027-01-04' }],
      ],
    ],
    ['StepAgreed', { ...offer, final: false }, []],
    ['StepAgreed', { ...offer, final: true }, [['offer.approved', { ...outside, offerId: testId(4) }]]],
    [
      'SapPushRequested',
      { ...pushed, record: hireRecord },
      [
        [
          'hire.prepared',
          {
            ...{ ...outside, offerId: testId(4), kind: 'CREATE', entry: hireRecord.entry },
            person: { name: '李青', phone: '+8613900000001', birthDate: '1999-05-01' },
          },
        ],
      ],
    ],
    [
      'SapPushRequested',
      { ...pushed, record: null },
      [['hire.prepared', { ...outside, offerId: testId(4), kind: 'CREATE' }]],
    ],
    ...(['UNDER_14', 'FAKE', 'DUPLICATE'] as const).map(
      (cause): Row => [
        'RecordInvalidated',
        { ...record, stage: 'DELIVERED', cause },
        [
          [
            'application.invalidated',
            { ...outside, stage: 'DELIVERED', cause: cause === 'DUPLICATE' ? 'DUPLICATE' : 'OTHER' },
          ],
        ],
      ],
    ),
    ['JobSeekerErased', { jobSeekerId: testId(2), receipt: {} }, [['candidate.erased', { candidateId: testId(2) }]]],
    ['JobSeekerCommented', { jobSeekerId: testId(2), text: '不错' }, []],
  ])('of %s', (type, data, expected) => expect(publicEventsOf(type, data)).toStrictEqual(expected));

  it('has ids, keys and an order of its own', () =>
    expect(
      told('OnboardingStarted', { ...record, from: 'OFFER', plannedEntryDate: null }).map(
        ({ id: own, key, sequence }) => [...[own, key, sequence]],
      ),
    ).toEqual([
      [`${id}/0`, testId(1), '00000000000000000012.0'],
      [`${id}/1`, testId(1), '00000000000000000012.1'],
    ]));

  it('says whom it tells of, and that a position is nobody', () => {
    const whom = (type: string, data: object) => told(type, data).map(({ candidateId }) => candidateId);
    expect(whom('JobSeekerErased', { jobSeekerId: testId(2), receipt: {} })).toEqual([testId(2)]);
    expect(whom('OfferAccepted', { ...offer, hrOwnerId: testId(900), collectionId: testId(5) })).toEqual([testId(2)]);
    expect(whom('PositionPaused', { positionId: testId(3), reason: '' })).toEqual([null]);
  });

  it('is put into an envelope', () => {
    const [event] = integrationEventsOf(
      logged('OfferAccepted', { ...offer, hrOwnerId: testId(900), collectionId: testId(5) }),
    );
    if (event === undefined) throw new Error('nothing told');
    expect(CloudEvent.parse(cloudEventOf(event, 'https://jobs.example.com/'))).toEqual({
      specversion: '1.0',
      id: `${id}/0`,
      source: '/talentlog/recruitment',
      type: 'talentlog.offer.accepted.v1',
      subject: `offers/${testId(4)}`,
      time: '2026-11-23T08:00:00.000Z',
      datacontenttype: 'application/json',
      dataschema: 'https://jobs.example.com/schemas/offer.accepted/1.json',
      partitionkey: testId(1),
      sequence: '00000000000000000012.0',
      data: { ...outside, offerId: testId(4) },
    });
  });
});
