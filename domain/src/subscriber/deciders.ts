import { decides } from '../shared/aggregate.ts';
import { changeSubscriber } from './change-subscriber.ts';
import { pauseWebhook } from './pause-webhook.ts';
import { registerSubscriber } from './register-subscriber.ts';
import { removeSubscriber } from './remove-subscriber.ts';
import { removeWebhook } from './remove-webhook.ts';
import { renewFeedToken } from './renew-feed-token.ts';
import { resendDeliveries } from './resend-deliveries.ts';
import { resumeSubscriber } from './resume-subscriber.ts';
import { resumeWebhook } from './resume-webhook.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';
import { setWebhook } from './set-webhook.ts';
import { subscriber } from './subscriber.ts';
import { suspendSubscriber } from './suspend-subscriber.ts';
import { testWebhook } from './test-webhook.ts';

/** The subscriber with the decision of every command. */
export const decidedSubscriber = decides(subscriber, {
  RegisterSubscriber: registerSubscriber,
  ChangeSubscriber: changeSubscriber,
  RenewFeedToken: renewFeedToken,
  SuspendSubscriber: suspendSubscriber,
  ResumeSubscriber: resumeSubscriber,
  RemoveSubscriber: removeSubscriber,
  SetWebhook: setWebhook,
  RemoveWebhook: removeWebhook,
  RotateWebhookSecret: rotateWebhookSecret,
  PauseWebhook: pauseWebhook,
  ResumeWebhook: resumeWebhook,
  TestWebhook: testWebhook,
  ResendDeliveries: resendDeliveries,
});
