import type { FileRef } from '@talentlog/contracts';
import { type About, approver, hr } from './company.ts';
import { happened, now, type Told } from './story.ts';
import { link } from './work.ts';

export const draftedOffer = (offerId: string, about: About, at = now): Told =>
  happened(
    'offer',
    offerId,
    'OfferDrafted',
    {
      ...about,
      offerId,
      hrOwnerId: hr,
      reissueOf: null,
      version: 1,
      type: 'SOCIAL',
      positionTitle: '芯片工程师',
      plannedEntryDate: '2027-01-04',
      probationMonths: 3,
      workLocation: '杭州',
      approverIds: [approver],
      linkDays: 7,
      pay: { monthly: 30_000, months: 14, signOn: 0, note: '' },
      attachment: null,
      note: '急',
    },
    at,
  );

export const submittedOffer = (offerId: string, about: About): Told =>
  happened('offer', offerId, 'ApprovalSubmitted', {
    ...about,
    offerId,
    version: 1,
    approverIds: [approver],
    submittedBy: hr,
  });

export const agreedOffer = (offerId: string, about: About): Told =>
  happened('offer', offerId, 'StepAgreed', {
    ...about,
    offerId,
    hrOwnerId: hr,
    step: 0,
    approverId: approver,
    final: true,
    nextApproverId: null,
  });

export const disagreedOffer = (offerId: string, about: About): Told =>
  happened('offer', offerId, 'StepDisagreed', {
    ...about,
    offerId,
    hrOwnerId: hr,
    step: 0,
    approverId: approver,
    reason: '薪资偏高',
  });

export const sentOffer = (offerId: string, about: About, paper: FileRef | null = null): Told =>
  happened('offer', offerId, 'OfferSent', {
    ...about,
    offerId,
    ...link,
    sentBy: hr,
    subject: '录用通知',
    content: '欢迎加入',
    sms: '请查看',
    paper,
    paperTemplate: paper && { template: 'offer-letter', language: 'zh-CN', track: 'ALL', version: 0 },
  });
