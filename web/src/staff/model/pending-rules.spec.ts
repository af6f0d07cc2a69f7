import { describe, expect, it } from '@jest/globals';
import { asksAgain, beginnings, canOnboard, isPushable, missingTerms } from './pending-rules.ts';

const application = {
  bucket: 'ACTIVE',
  stage: 'RESUME_SCREENING',
  person: { consent: 'AUTHORIZED' },
  offers: [],
} as const;
const everything = () => true;

describe('what an application lets one begin', () => {
  it.each([
    ['RESUME_SCREENING', ['AssignScreening']],
    ['DEPT_SCREENING', ['AssignScreening']],
    ['HR_INTERVIEW', ['ArrangeInterview']],
    ['OFFER', ['DraftOffer']],
    ['REVIEW', []],
  ])('is decided by its stage: %s', (stage, begun) => {
    expect(beginnings({ ...application, stage }, everything)).toEqual(begun);
  });
  it('is nothing the viewer may not do', () => expect(beginnings(application, () => false)).toEqual([]));
  it('is nothing without consent or after its end', () => {
    expect(beginnings({ ...application, person: { consent: 'EXPIRED' } }, everything)).toEqual([]);
    expect(beginnings({ ...application, bucket: 'ENDED' }, everything)).toEqual([]);
  });
  it('is a new offer only while no other lives', () => {
    const at = (status: string) => beginnings({ ...application, stage: 'OFFER', offers: [{ status }] }, everything);
    expect([at('INVALID'), at('SENT')]).toEqual([['DraftOffer'], []]);
  });
});

const offer = {
  pay: { monthly: 32_000, months: 15, signOn: 0, note: '' },
  positionTitle: '交换芯片验证工程师',
  plannedEntryDate: '2027-01-04',
  workLocation: '杭州',
  approvers: [{ accountId: '0b9d5c1e-6f0e-4b7a-9d58-0f2a3c4d5e6f', name: '陈立' }],
};

describe('what a draft lacks', () => {
  it('is nothing when all is there', () => expect(missingTerms(offer)).toEqual([]));
  it('is named in the order of the form', () => {
    const bare = { ...offer, pay: null, plannedEntryDate: '', approvers: [] };
    expect(missingTerms(bare)).toEqual(['pay', 'plannedEntryDate', 'approvers']);
  });
});

describe('an edit of agreed terms', () => {
  const before = {
    ...{ type: 'CAMPUS', positionTitle: '工程师', plannedEntryDate: '2027-01-04', workLocation: '杭州' },
    ...{ monthly: 32_000, months: 15, signOn: 0, payNote: '', linkDays: 5, note: '' },
  };
  it.each([{ monthly: 33_000 }, { plannedEntryDate: '2027-02-01' }, { positionTitle: '专家' }, { type: 'SOCIAL' }])(
    'asks everybody again for %j',
    (change) => expect(asksAgain(before, { ...before, ...change })).toBe(true),
  );
  it.each([{ workLocation: '成都' }, { linkDays: 9 }, { note: '随后' }])('asks nobody for %j', (change) =>
    expect(asksAgain(before, { ...before, ...change })).toBe(false),
  );
});

describe('the last steps', () => {
  it('tell SAP only of those who are known to start somewhere', () => {
    expect([isPushable({ entryDate: '2027-01-04' }), isPushable({ entryDate: null })]).toEqual([true, false]);
  });
  it('confirm an onboarding once SAP has the person', () => {
    expect([
      canOnboard('PUSHED', ['ConfirmOnboarding']),
      canOnboard('LOCKED', ['ConfirmOnboarding']),
      canOnboard('PUSHED', []),
      canOnboard('PUSHED'),
    ]).toEqual([true, false, false, false]);
  });
});
