import { describe, expect, it } from '@jest/globals';
import { testId } from '../shared/testing.ts';
import { outside, publicEventsOf, type Row, record } from './testing.ts';

const [jobSeekerId, candidateId] = [record.jobSeekerId, outside.candidateId];
const consent = { policyVersion: '2026-01', expiresAt: '2028-11-23T08:00:00.000Z' };
const hire = { ...record, offerId: testId(4), collectionId: testId(5) };
const heard = { ...outside, offerId: testId(4) };

const rows: readonly Row[] = [
  [
    'ConsentGranted',
    { jobSeekerId, ...consent, guardian: { name: '李父', phone: '+8613900000009' }, at: 'DELIVERY' },
    [['candidate.consent-granted', { candidateId, ...consent }]],
  ],
  ['ConsentExpired', { jobSeekerId, policyVersion: '2026-01' }, [['candidate.consent-expired', { candidateId }]]],
  ['ConsentWithdrawn', { jobSeekerId, applicationIds: [] }, [['candidate.consent-withdrawn', { candidateId }]]],
  ['ConsentDeclined', { jobSeekerId, applicationIds: [] }, [['candidate.consent-withdrawn', { candidateId }]]],
  ['ConsentRequested', { jobSeekerId, requestedBy: testId(900) }, []],
];
const hires: readonly Row[] = [
  [
    'OnboardingStarted',
    { ...record, from: 'OFFER', plannedEntryDate: null },
    [
      ['application.stage-changed', { ...outside, from: 'OFFER', to: 'ONBOARDING', how: 'ONBOARDING' }],
      ['hire.expected', outside],
    ],
  ],
  [
    'SapPushed',
    { ...hire, pushId: testId(6), message: '李青 OK', requestedBy: testId(900) },
    [['hire.accepted', heard]],
  ],
  [
    'OfferOnBoarded',
    { ...hire, actualEntryDate: '2027-01-05' },
    [['hire.onboarded', { ...heard, entryDate: '2027-01-05' }]],
  ],
  [
    'CollectionArchived',
    { ...hire, cause: 'OFFER_INVALID' },
    [['hire.cancelled', { ...heard, cause: 'OFFER_INVALID' }]],
  ],
];

describe('a subscriber to candidates', () => {
  it.each(rows)('hears of %s only whose consent it is', (type, data, expected) =>
    expect(publicEventsOf(type, data)).toStrictEqual(expected),
  );
});

describe('a subscriber to new colleagues', () => {
  it.each(hires)('hears of %s', (type, data, expected) => expect(publicEventsOf(type, data)).toStrictEqual(expected));
});
