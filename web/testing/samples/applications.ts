import type { ApplicationRow, NotificationRow, ScreeningRow } from '@talentlog/contracts';
import type { z } from 'zod';
import type { QueryData } from '../../src/api/tables.ts';
import { id, person, position, qian, zhao } from './people.ts';

type Detail = QueryData<'applicationDetail'>;

/** Somebody whose resume is judged by HR. */
export const applicationRow = (changes: Partial<ApplicationRow> = {}): ApplicationRow => ({
  applicationId: id(1),
  person: person(),
  position,
  track: 'SOCIAL',
  stage: 'RESUME_SCREENING',
  stepStatus: 'IN_PROGRESS',
  bucket: 'ACTIVE',
  outcome: null,
  since: '2026-11-20T02:00:00.000Z',
  deliveredAt: '2026-11-19T02:00:00.000Z',
  waitsFor: 'HR',
  waitsForName: null,
  waitsForMe: false,
  nextStep: 'HANDLE',
  dueAt: null,
  verdicts: [],
  lockedBy: null,
  tags: [],
  resumeLine: null,
  source: 'SITE',
  revision: 3,
  allowedActions: ['PassStep', 'LockApplication'],
  nextStages: [],
  ...changes,
});

export const applicationDetail = (changes: Partial<Detail> = {}): Detail => ({
  ...applicationRow(),
  visited: [
    { stage: 'DELIVERED', at: '2026-11-19T02:00:00.000Z' },
    { stage: 'RESUME_SCREENING', at: '2026-11-20T02:00:00.000Z' },
  ],
  skipStages: [],
  returnStages: [],
  reason: null,
  resume: null,
  screening: [],
  interviews: [],
  offers: [],
  collection: null,
  comments: [],
  notifications: [],
  contactsToConfirm: [],
  consentRecord: {
    requestedAt: null,
    invitedUntil: null,
    expiresAt: '2028-11-19T15:59:59.999Z',
    hasGuardian: false,
    given: [{ policyVersion: '2025-01-23', at: '2026-11-19T02:00:00.000Z', way: 'ACCOUNT', ended: null }],
    declined: [],
  },
  others: [],
  elsewhere: [],
  personActions: [],
  ...changes,
});

/** A resume handed to the one who is signed in. */
export const screeningRow = (changes: Partial<z.infer<typeof ScreeningRow>> = {}): z.infer<typeof ScreeningRow> => ({
  itemId: id(31),
  taskId: id(30),
  applicationId: id(1),
  person: person(),
  position,
  state: 'UNSCREENED',
  screener: zhao,
  creator: qian,
  createdAt: '2026-11-20T02:00:00.000Z',
  deadline: '2026-11-26T10:00:00.000Z',
  opinion: null,
  reasonCode: null,
  revision: 3,
  allowedActions: ['ScreenItem'],
  ...changes,
});

export const message = (changes: Partial<z.infer<typeof NotificationRow>> = {}): z.infer<typeof NotificationRow> => ({
  notificationId: id(41),
  jobSeekerId: id(101),
  channel: 'MAIL',
  scene: 'OFFER_SENT',
  receiver: 'm***@mail.example',
  subject: 'Your offer',
  content: 'Dear Ma Jun, please answer until Friday.',
  state: 'FAILED',
  attempt: 2,
  reason: 'mailbox full',
  queuedAt: '2026-11-20T02:00:00.000Z',
  sentAt: null,
  deliveredAt: null,
  allowedActions: ['ResendNotification'],
  ...changes,
});
