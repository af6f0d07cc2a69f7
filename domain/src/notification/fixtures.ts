import type { Fixtures } from '../shared/cells.ts';
import { happened, testId, testNow, testSystem } from '../shared/testing.ts';
import { addMinutes } from '../shared/time.ts';
import { decidedNotification } from './deciders.ts';

export const notificationId = testId(1);
const jobSeekerId = testId(2);
const about = { notificationId, personId: jobSeekerId, jobSeekerId, accountId: null };
const again = addMinutes(testNow, 1);

export const mail = {
  notificationId,
  jobSeekerId,
  accountId: null,
  template: 'offer-sent',
  channel: 'MAIL',
  scene: 'OFFER',
  language: 'zh-CN',
  receiver: 'lin@example.com',
  subject: '录用通知',
  content: '请在七天内答复。',
  html: '<p style="a{b}">请在七天内答复。</p>',
  causeEventId: 'e1',
  applicationId: testId(3),
  positionId: null,
} as const;

const queued = happened('NotificationQueued', { ...mail, personId: jobSeekerId, notBefore: testNow });
const sending = happened('NotificationSending', { ...about, attempt: 1 });
export const failed = happened('NotificationFailed', {
  ...about,
  attempt: 1,
  reason: 'mailbox busy',
  permanent: false,
  retryAt: again,
});

const sent = [queued, sending, happened('NotificationSent', { ...about, attempt: 1, providerId: 'p' })];

const histories = {
  NONE: [],
  QUEUED: [queued],
  SENDING: [queued, sending],
  SENT: sent,
  FAILED: [queued, sending, failed],
  DELIVERED: [...sent, happened('NotificationDelivered', { ...about, attempt: 1, providerId: 'p' })],
  UNDELIVERED: [
    ...sent,
    happened('NotificationUndelivered', { ...about, attempt: 1, providerId: 'p', reason: 'EXPIRED' }),
  ],
  CANCELLED: [queued, happened('NotificationCancelled', about)],
};

const system = (more: object = {}) => ({ payload: { notificationId, ...more }, actor: testSystem });

export const notificationFixtures = {
  aggregate: decidedNotification,
  id: notificationId,
  histories,
  valid: {
    QueueNotification: () => ({ payload: mail, actor: testSystem }),
    StartSendingNotification: () => system(),
    MarkNotificationSent: () => system({ providerId: 'p' }),
    MarkNotificationFailed: () => system({ reason: 'mailbox busy' }),
    MarkNotificationDelivered: () => system({ attempt: 1, providerId: 'p' }),
    MarkNotificationUndelivered: () => system({ attempt: 1, providerId: 'p', reason: 'EXPIRED' }),
    CancelNotification: () => system(),
    RetryNotification: () => ({ ...system(), now: again }),
    ResendNotification: () => ({ payload: { notificationId } }),
  },
} satisfies Fixtures;
