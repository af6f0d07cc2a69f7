import type { MessageId } from '../../../i18n/ids.ts';
import type { Subscriber } from './api.ts';
import { type Ask, asks, type WebhookAsk, webhookAsks } from './asks.ts';

/** All that is asked about a subscriber before it happens. */
export type Asking = Ask | WebhookAsk | 'RegisterSubscriber';

const isMoved = (ask: Asking, of: Subscriber | undefined): boolean => ask === 'SetWebhook' && of?.webhook != null;

/** The words of its button; an address that is there already is changed. */
export function wordOf(ask: Asking, of: Subscriber | undefined): MessageId {
  if (ask === 'RegisterSubscriber') return 'staff.subscribers.register';
  return isMoved(ask, of) ? 'staff.subscribers.webhook.change' : { ...asks, ...webhookAsks }[ask];
}

const notes: Readonly<Record<Asking, MessageId>> = {
  RegisterSubscriber: 'staff.subscribers.registerHelp',
  ChangeSubscriber: 'staff.subscribers.changeHelp',
  RenewFeedToken: 'staff.subscribers.renewHelp',
  SuspendSubscriber: 'staff.subscribers.suspendHelp',
  ResumeSubscriber: 'staff.subscribers.resumeHelp',
  RemoveSubscriber: 'staff.subscribers.removeHelp',
  SetWebhook: 'staff.subscribers.webhook.setHelp',
  TestWebhook: 'staff.subscribers.webhook.testHelp',
  RotateWebhookSecret: 'staff.subscribers.webhook.rotateHelp',
  PauseWebhook: 'staff.subscribers.webhook.pauseHelp',
  ResumeWebhook: 'staff.subscribers.webhook.resumeHelp',
  RemoveWebhook: 'staff.subscribers.webhook.removeHelp',
};

/** Whether it answers with what is shown once, which says enough. */
const tells = (ask: Asking): ask is 'RegisterSubscriber' | 'RenewFeedToken' | 'RotateWebhookSecret' =>
  ask === 'RegisterSubscriber' || ask === 'RenewFeedToken' || ask === 'RotateWebhookSecret';

/** What is said once it was done. */
export const doneOf = (ask: Asking, of: Subscriber | undefined): MessageId | undefined =>
  tells(ask) || (ask === 'SetWebhook' && !isMoved(ask, of)) ? undefined : `staff.subscribers.done.${ask}`;

/** What happens then, before anything does: of every subscriber, and of one that stands as this one does. */
export function notesOf(ask: Asking, of: Subscriber | undefined): readonly MessageId[] {
  const own = of === undefined ? undefined : ownNote(ask, of);
  const note = isMoved(ask, of) ? 'staff.subscribers.webhook.changeHelp' : notes[ask];
  return own === undefined ? [note] : [note, own];
}

function ownNote(ask: Asking, { state, formerEndsAt, webhook }: Subscriber): MessageId | undefined {
  if (ask === 'RenewFeedToken') return formerEndsAt === null ? undefined : 'staff.subscribers.renewAgain';
  if (ask === 'SetWebhook' || ask === 'ResumeWebhook')
    return state === 'SUSPENDED' ? 'staff.subscribers.webhook.stillSuspended' : undefined;
  if (webhook === null) return undefined;
  if (ask === 'RotateWebhookSecret')
    return webhook.formerEndsAt === null ? undefined : 'staff.subscribers.webhook.rotateAgain';
  if (ask !== 'ResumeSubscriber') return undefined;
  return webhook.pausedFor === null ? 'staff.subscribers.resumeCalls' : 'staff.subscribers.resumePaused';
}
