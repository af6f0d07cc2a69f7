import { type NotificationData, notification } from '@talentlog/domain/fold';
import { when } from '@talentlog/runtime';
import { type FoldedRow, foldedView } from '../views/folded-view.ts';
import { subjectProjector } from '../views/subject-projector.ts';

/** What was said to whom; the personal part is null once the person's key is gone. */
interface NotificationNotes {
  readonly receiver: string | null;
  readonly subject: string | null;
  readonly content: string | null;
  readonly scene: string;
  readonly queuedAt: string;
  readonly sentAt: string | null;
  readonly deliveredAt: string | null;
  readonly failure: string | null;
}

export type NotificationStored = FoldedRow<NotificationData, string, NotificationNotes> & {
  readonly channel: NotificationData['channel'];
  /** Empty where it is about the person alone, or where nobody wrote down what it is about. */
  readonly applicationId: string;
};

const none = {
  receiver: null,
  subject: null,
  content: null,
  scene: '',
  queuedAt: '',
  sentAt: null,
  deliveredAt: null,
  failure: null,
};

/** Every mail and SMS and what became of it. */
export const notifications = foldedView<NotificationStored>()({
  aggregate: notification,
  version: 2,
  columns: ['state', 'jobSeekerId', 'applicationId', 'positionId', 'tasks', 'channel', 'createdAt'],
  indexes: [['createdAt'], ['jobSeekerId', 'createdAt']],
  counts: ['state', 'channel'],
  notes: {
    none,
    rules: [
      when('NotificationQueued', ({ data: { receiver, subject, content, scene }, at }, notes: NotificationNotes) => ({
        ...notes,
        receiver,
        subject,
        content,
        scene,
        queuedAt: at,
      })),
      when('NotificationSent', ({ at }, notes: NotificationNotes) => ({ ...notes, sentAt: at, failure: null })),
      when('NotificationDelivered', ({ at }, notes: NotificationNotes) => ({
        ...notes,
        deliveredAt: at,
        failure: null,
      })),
      when(['NotificationFailed', 'NotificationUndelivered'], ({ data }, notes: NotificationNotes) => ({
        ...notes,
        failure: data.reason,
      })),
    ],
  },
  extend: ({ data: { channel, applicationId } }) => ({ channel, applicationId: applicationId ?? '' }),
});

export const notificationsProjector = subjectProjector('notifications', [notifications.part]);
