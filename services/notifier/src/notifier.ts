import {
  type Checkpoints,
  type Clock,
  type CommandClient,
  type EventStore,
  type Logger,
  type Mailer,
  type OpenEvents,
  type ReactorStatus,
  type SmsGateway,
  startReactor,
} from '@talentlog/runtime';
import type { Links, Lookup } from './lookup.ts';
import type { Policy } from './policy.ts';
import { queueNotifications, toldEvents } from './queueing.ts';
import type { Words } from './request.ts';
import { dueAt, sendingEvents, sendNotification } from './sending.ts';

export interface NotifierParts {
  readonly store: EventStore;
  readonly open: OpenEvents;
  readonly commands: CommandClient;
  readonly mailer: Mailer;
  readonly smsGateway: SmsGateway;
  readonly lookup: Lookup;
  readonly links: Links;
  readonly checkpoints: Checkpoints;
  readonly logger: Logger;
  readonly clock?: Clock;
  readonly company?: Words;
  readonly policies?: readonly Policy[];
}

export interface Notifier {
  /** Of the two stages: writing what has to be told, and sending it. */
  status(): { readonly queueing: ReactorStatus; readonly sending: ReactorStatus };
  /** Handles a parked event of either stage again; false when there is none. */
  retry(eventId: string): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * Tells people what happened. One stage writes messages for events and queues them, the other sends what is queued; between them
 * lies the log, so that nothing is lost or told twice when the process ends anywhere. Tries after failures are asked for by timers
 * (`RetryNotification`).
 */
export function startNotifier(parts: NotifierParts): Notifier {
  const { store, open, commands, mailer, smsGateway, lookup, links, checkpoints, logger, clock, policies } = parts;
  const company = parts.company ?? { 'zh-CN': 'Talentlog', 'en-US': 'Talentlog' };
  const base = { store, open, checkpoints, logger, ...(clock === undefined ? {} : { clock }) };
  const queueing = startReactor({
    ...base,
    name: 'notifier/queueing',
    types: toldEvents(policies),
    handle: (event) =>
      queueNotifications(event, { commands, lookup, links, company, ...(policies === undefined ? {} : { policies }) }),
  });
  const sending = startReactor({
    ...base,
    name: 'notifier/sending',
    types: sendingEvents,
    due: dueAt,
    handle: (event) => sendNotification(event, { store, open, commands, mailer, smsGateway, logger }),
  });
  return {
    status: () => ({ queueing: queueing.status(), sending: sending.status() }),
    retry: async (eventId) => (await queueing.retry(eventId)) || (await sending.retry(eventId)),
    stop: async () => {
      await Promise.all([queueing.stop(), sending.stop()]);
    },
  };
}
