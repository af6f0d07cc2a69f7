import { z } from 'zod';
import { TemplateTrack } from '../message-template/track.ts';
import { event } from '../shared/define.ts';
import { Id, Instant, Language } from '../shared/shapes.ts';
import { CalendarPart, MessageLink, NotificationChannel } from './notification.ts';

/** `personId` is whom the words are about: the job seeker or, where staff are told of nobody, the account. With that key they go. */
const notification = { notificationId: Id, personId: z.string(), jobSeekerId: Id.nullable(), accountId: Id.nullable() };
const attempt = z.int().min(1);
const subject = 'personId';

export const notificationEvents = {
  /** Version 2 names what it is about, because only who may see that application may read it; null where nobody knew. */
  NotificationQueued: event({
    version: 3,
    subject,
    personal: ['receiver', 'subject', 'content', 'html', 'words', 'calendar'],
    revealable: ['receiver'],
    withheld: { html: 'REPEATED', calendar: 'REPEATED' },
    silent: true,
    data: z.strictObject({
      ...notification,
      template: z.string(),
      /** Which wording it was written with: of which track, and its version; 0 is what the product comes with. */
      templateTrack: TemplateTrack.optional(),
      templateVersion: z.int().optional(),
      channel: NotificationChannel,
      scene: z.string(),
      language: Language,
      receiver: z.string(),
      subject: z.string(),
      content: z.string(),
      html: z.string(),
      link: MessageLink.nullable(),
      /** What stands in an SMS, by name; nothing where nobody kept it. */
      words: z.record(z.string(), z.string()).optional(),
      /** The calendar file of a mail that has one. */
      calendar: CalendarPart.optional(),
      causeEventId: z.string(),
      applicationId: Id.nullable(),
      positionId: Id.nullable(),
      /** Not to be sent before: SMS wait for the morning. */
      notBefore: Instant,
    }),
  }),
  NotificationSending: event({
    version: 1,
    bookkeeping: true,
    silent: true,
    data: z.strictObject({ ...notification, attempt }),
  }),
  NotificationSent: event({ version: 1, data: z.strictObject({ ...notification, attempt, providerId: z.string() }) }),
  /** `retryAt` is null when it will not be tried again by itself. */
  NotificationFailed: event({
    version: 1,
    subject,
    personal: ['reason'],
    revealable: ['reason'],
    withheld: {},
    data: z.strictObject({
      ...notification,
      attempt,
      reason: z.string(),
      permanent: z.boolean(),
      retryAt: Instant.nullable(),
    }),
  }),
  /** The provider's receipt: it is on the phone. */
  NotificationDelivered: event({
    version: 1,
    data: z.strictObject({ ...notification, attempt, providerId: z.string() }),
  }),
  /** The provider's receipt: it took it, and it did not arrive. */
  NotificationUndelivered: event({
    version: 1,
    subject,
    personal: ['reason'],
    revealable: ['reason'],
    withheld: {},
    data: z.strictObject({ ...notification, attempt, providerId: z.string(), reason: z.string() }),
  }),
  NotificationCancelled: event({ version: 1, data: z.strictObject(notification) }),
  NotificationRetried: event({
    version: 1,
    bookkeeping: true,
    data: z.strictObject({ ...notification, attempt, notBefore: Instant }),
  }),
  NotificationResent: event({
    version: 1,
    data: z.strictObject({ ...notification, attempt, notBefore: Instant, resentBy: z.string() }),
  }),
};
