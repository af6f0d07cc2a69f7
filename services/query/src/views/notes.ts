import type { OpenedEvent } from '@talentlog/runtime';
import type { FoldedView } from './folded-view.ts';

type Note = NonNullable<FoldedView['note']>;

/** One line per event whose words screens show later; every other event leaves the notes as they are. */
const on =
  (
    table: Readonly<
      Record<
        string,
        (event: OpenedEvent, notes: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
      >
    >,
  ): Note =>
  (notes, event) => ({ ...notes, ...table[event.type]?.(event, notes) });

const list = (notes: Readonly<Record<string, unknown>>, name: string): readonly unknown[] =>
  (notes[name] as unknown[] | undefined) ?? [];

/** What views keep beside the aggregate's own fold, by aggregate. */
export const notes: Readonly<Record<string, Note | undefined>> = {
  application: on({
    StepHeld: ({ data }) => ({ reason: data.reason }),
    RecordEnded: ({ data }) => ({ reason: data.reason }),
    StageAdvanced: () => ({ reason: null }),
    StageReturned: ({ data }) => ({ reason: data.reason }),
  }),
  offer: on({
    OfferSent: ({ data }) => ({ letter: data.content, sentBy: data.sentBy }),
  }),
  infoCollection: on({
    CollectionSent: ({ data }) => ({ rejection: null, expiresAt: data.expiresAt }),
    CollectionDraftSaved: ({ at }) => ({ savedAt: at }),
    CollectionSubmitted: ({ at }) => ({ savedAt: at, rejection: null }),
    CollectionRejected: ({ data, at }) => ({ rejection: { reason: data.reason ?? '', fields: data.fields, at } }),
    SapPushRequested: ({ data, at }, all) => ({
      pushes: [...list(all, 'pushes'), { pushId: data.pushId, at, kind: data.kind, outcome: 'RUNNING', message: '' }],
      pushError: null,
    }),
    SapPushed: ({ data }, all) => ({
      pushes: settle(list(all, 'pushes'), data.pushId, 'PUSHED', data.message),
      pushError: null,
    }),
    SapPushFailed: ({ data }, all) => ({
      pushes: settle(list(all, 'pushes'), data.pushId, 'FAILED', data.message),
      pushError: data.message ?? '',
    }),
  }),
  jobSeeker: on({
    ContactRevealed: ({ data, at }, all) => ({
      reveals: { ...(all.reveals as Record<string, string> | undefined), [String(data.revealedBy)]: at },
    }),
    JobSeekerCommented: ({ data, at }, all) => ({
      comments: [
        ...list(all, 'comments'),
        { at, authorId: data.authorId, text: data.text, private: data.private, mentions: data.mentions },
      ],
    }),
  }),
  notification: on({
    NotificationQueued: ({ data, at }) => ({
      receiver: data.receiver,
      subject: data.subject,
      content: data.content,
      scene: data.scene,
      queuedAt: at,
    }),
    NotificationSent: ({ at }) => ({ sentAt: at, failure: null }),
    NotificationFailed: ({ data }) => ({ failure: data.reason }),
  }),
};

const settle = (pushes: readonly unknown[], pushId: unknown, outcome: string, message: unknown): unknown[] =>
  pushes.map((push) =>
    (push as { pushId: unknown }).pushId === pushId ? { ...(push as object), outcome, message: message ?? '' } : push,
  );
