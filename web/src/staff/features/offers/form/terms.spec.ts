import { describe, expect, it } from '@jest/globals';
import type { OfferDetail } from '../api.ts';
import { firstTerms, termsOf, valuesOf } from './terms.ts';

const id = '0b9d5c1e-6f0e-4b7a-9d58-0f2a3c4d5e6f';
const detail: OfferDetail = {
  offerId: id,
  applicationId: id,
  person: { jobSeekerId: id, number: '2041', name: '王晨', consent: 'AUTHORIZED', phone: null, email: null },
  position: { positionId: id, title: '交换芯片验证工程师', titleEn: 'Verification Engineer' },
  type: 'CAMPUS',
  approval: 'UNAPPROVED',
  status: 'PENDING_SEND',
  link: 'NOT_SENT',
  invalidReason: null,
  plannedEntryDate: '2027-01-04',
  expiresAt: null,
  sender: null,
  steps: [],
  currentApprover: null,
  version: 1,
  updatedAt: '2026-11-21T02:00:00.000Z',
  revision: 3,
  allowedActions: [],
  pay: { monthly: 32_000, months: 15, signOn: 10_000, note: '含住房补贴' },
  payRange: null,
  before: null,
  probationMonths: 6,
  positionTitle: '交换芯片验证工程师',
  approvers: [{ accountId: id, name: '陈立' }],
  paper: null,
  paperTemplate: null,
  attachment: { fileId: 'a'.repeat(64), name: '录用通知.pdf', size: 1024, type: 'application/pdf' },
  workLocation: '杭州',
  note: '先去南京两周',
  linkDays: 5,
  missing: [],
  letter: null,
  endReason: null,
  language: 'zh-CN',
};

describe('terms of an offer', () => {
  it('lose nothing when they are opened and saved unchanged', () => {
    const { type, positionTitle, plannedEntryDate, workLocation, probationMonths, pay, linkDays } = detail;
    const { attachment, note } = detail;
    expect(termsOf(valuesOf(detail))).toEqual({
      ...{ type, positionTitle, plannedEntryDate, workLocation, probationMonths, pay, linkDays },
      ...{ attachment, note, approverIds: [id] },
    });
  });
  it('of an intern start without probation and with twelve months', () => {
    expect(firstTerms('实习生', 'INTERN')).toMatchObject({ type: 'INTERN', probationMonths: 0, months: 12 });
  });
  /** By hand: what the advertisement promised is what the letter begins with. */
  it.each([
    ['months and place', { months: 16 }, ['福州'], 'SOCIAL', { months: 16, workLocation: '福州' }],
    ['months of an intern', { months: 14 }, ['福州'], 'INTERN', { months: 14, workLocation: '福州' }],
    ['no months', {}, ['福州'], 'CAMPUS', { months: 13, workLocation: '福州' }],
    ['several places', { months: 16 }, ['福州', '北京'], 'SOCIAL', { months: 16, workLocation: '' }],
  ])('begin with what the position says: %s', (_what, pay, locations, track, expected) => {
    const said = { pay: { unit: 'MONTH' as const, min: 20_000, max: 30_000, ...pay }, locations };
    expect(firstTerms('工程师', track, said)).toMatchObject(expected);
  });
  it('have no pay before the monthly amount is there', () => {
    expect(termsOf(firstTerms('工程师', 'SOCIAL')).pay).toBeNull();
  });
});
