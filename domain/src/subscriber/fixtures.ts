import type { Fixtures } from '../shared/cells.ts';
import { happened, type Told, testId, testNow } from '../shared/testing.ts';
import { decidedSubscriber } from './deciders.ts';

export const subscriberId = testId(61);
export const feedKeyId = testId(62);

/** A system that is told of applications, and nothing personal. */
export const asked = {
  ...{ systemName: '数据平台', topics: ['applications' as const], personalData: false, reason: '' },
};
const on = (type: string, more: object = {}): Told => happened(type, { subscriberId, ...more });
const active = [on('SubscriberRegistered', { ...asked, feedKeyId })];
export const webhookUrl = 'https://hooks.example/talentlog';
export const webhookSecretId = testId(64);
const called = [...active, on('WebhookSet', { url: webhookUrl, webhookKeyId: webhookSecretId })];
const none = 'subscriber.no_webhook';
/** Of who only asks. */
const notCalled = { ACTIVE: none, RENEWED: none, SUSPENDED: none };
const [paused, notPaused] = ['subscriber.webhook_paused', 'subscriber.webhook_not_paused'] as const;

export const subscriberHistories = {
  NONE: [],
  ACTIVE: active,
  RENEWED: [...active, on('FeedTokenRenewed', { feedKeyId: testId(63), formerEndsAt: testNow })],
  CALLED: called,
  PAUSED: [...called, on('WebhookPaused', { cause: 'FAILING' })],
  NOT_CALLED: [...called, on('SubscriberSuspended', { reason: '接口频繁报错' })],
  SUSPENDED: [...active, on('SubscriberSuspended', { reason: '接口频繁报错' })],
  REMOVED: [...active, on('SubscriberRemoved')],
} satisfies Record<string, readonly Told[]>;

export const subscriberFixtures: Fixtures = {
  aggregate: decidedSubscriber,
  id: subscriberId,
  histories: subscriberHistories,
  policy: {
    ...{ RemoveWebhook: notCalled, RotateWebhookSecret: notCalled, ResendDeliveries: notCalled },
    PauseWebhook: { ...notCalled, PAUSED: paused },
    TestWebhook: { ...notCalled, PAUSED: paused, NOT_CALLED: 'subscriber.suspended' },
    ResumeWebhook: { ...notCalled, CALLED: notPaused, NOT_CALLED: notPaused },
  },
  valid: {
    RegisterSubscriber: () => ({ payload: asked }),
    ChangeSubscriber: () => ({ payload: { subscriberId, ...asked, systemName: '人力资源系统' } }),
    RenewFeedToken: () => ({ payload: { subscriberId, graceHours: 24 } }),
    SuspendSubscriber: () => ({ payload: { subscriberId, reason: '接口频繁报错' } }),
    ResumeSubscriber: () => ({ payload: { subscriberId } }),
    RemoveSubscriber: () => ({ payload: { subscriberId } }),
    SetWebhook: () => ({ payload: { subscriberId, url: 'https://hooks.example/else' } }),
    RemoveWebhook: () => ({ payload: { subscriberId } }),
    RotateWebhookSecret: () => ({ payload: { subscriberId } }),
    PauseWebhook: () => ({ payload: { subscriberId } }),
    ResumeWebhook: () => ({ payload: { subscriberId } }),
    TestWebhook: () => ({ payload: { subscriberId } }),
    ResendDeliveries: () => ({ payload: { subscriberId, since: testNow } }),
  },
};
