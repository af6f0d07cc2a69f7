import { z } from 'zod';
import { TemplateTrack } from '../message-template/track.ts';
import { command } from '../shared/define.ts';
import { manyLines, oneLine } from '../shared/human-text.ts';
import { Id, Instant, Language } from '../shared/shapes.ts';
import { CalendarPart, MessageLink, NotificationChannel } from './notification.ts';
import { receiptCommands } from './receipt-commands.ts';

const aggregate = 'notification';
const staff = { staff: 'VIEW_NOTIFICATION' } as const;
const system = { system: true } as const;
const onNotification = z.strictObject({ notificationId: Id });
const name = oneLine.min(1).max(100);

export const notificationCommands = {
  /** The id is derived from (event, recipient, template): queueing it twice is refused, and that is the idempotence. */
  QueueNotification: command({
    aggregate,
    payload: z
      .strictObject({
        notificationId: Id,
        jobSeekerId: Id.nullable(),
        accountId: Id.nullable(),
        template: name,
        /** Which wording it was written with: of which track, and its version; 0 is what the product comes with. */
        templateTrack: TemplateTrack.optional(),
        templateVersion: z.int().min(0).max(1_000_000).optional(),
        channel: NotificationChannel,
        scene: name,
        language: Language,
        receiver: oneLine.max(200),
        subject: oneLine.max(500),
        content: manyLines.max(20_000),
        html: z.string().max(200_000),
        link: MessageLink.nullable().default(null),
        /** What stands in an SMS, by name, for providers that send their own approved texts. */
        words: z.record(z.string().max(50), manyLines.max(2000)).optional(),
        /** A calendar file, and what it asks of the reader's calendar. */
        calendar: CalendarPart.optional(),
        /** Not earlier than this, where many are told at once. */
        from: Instant.optional(),
        causeEventId: z.string().max(100),
        /** What it is about, as its cause names it; null where that is the person alone. */
        applicationId: Id.nullable().default(null),
        positionId: Id.nullable().default(null),
        /** The candidate whom a message to staff names: it is readable as long as that person's key lives. */
        aboutJobSeekerId: Id.nullable().default(null),
      })
      .refine(({ jobSeekerId, accountId }) => (jobSeekerId ?? accountId) !== null, {
        error: 'common.required',
        path: ['jobSeekerId'],
      }),
    grants: [system],
    emits: ['NotificationQueued'],
    refusals: ['notification.subject_empty', 'notification.content_empty', 'notification.field_unresolved'],
    privacy: 'exempt',
  }),
  StartSendingNotification: command({
    aggregate,
    payload: onNotification,
    grants: [system],
    emits: ['NotificationSending'],
    refusals: ['notification.send_failed'],
    privacy: 'exempt',
  }),
  MarkNotificationSent: command({
    aggregate,
    payload: z.strictObject({ notificationId: Id, providerId: z.string().max(500).default('') }),
    grants: [system],
    emits: ['NotificationSent'],
    refusals: [],
    privacy: 'exempt',
  }),
  MarkNotificationFailed: command({
    aggregate,
    payload: z.strictObject({
      notificationId: Id,
      reason: manyLines.max(2000),
      permanent: z.boolean().default(false),
    }),
    grants: [system],
    emits: ['NotificationFailed'],
    refusals: [],
    privacy: 'exempt',
  }),
  ...receiptCommands,
  CancelNotification: command({
    aggregate,
    payload: onNotification,
    grants: [staff, system],
    emits: ['NotificationCancelled'],
    refusals: [],
    privacy: 'exempt',
  }),
  /** The clock's retry, 1, 5 and 30 minutes after a failure. */
  RetryNotification: command({
    aggregate,
    payload: onNotification,
    grants: [system],
    emits: ['NotificationRetried'],
    refusals: ['notification.send_failed'],
    privacy: 'exempt',
  }),
  ResendNotification: command({
    aggregate,
    payload: onNotification,
    grants: [staff],
    emits: ['NotificationResent'],
    refusals: [],
  }),
};
