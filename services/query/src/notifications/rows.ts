import type { NotificationRow } from '@talentlog/contracts';
import { notification } from '@talentlog/domain/fold';
import type { z } from 'zod';
import { actionsFor, type Viewer } from '../access/actions.ts';
import { maskEmail, maskPhone } from '../access/masks.ts';
import { messageScope } from '../access/messages-seen.ts';
import { consentAt } from '../access/person-seen.ts';
import { ownedBy } from '../access/scope.ts';
import type { QueryContext } from '../bus/query-context.ts';
import type { RowOf } from '../open-views.ts';
import type { Consent } from '../views/known-people.ts';
import type { NotificationStored } from './view.ts';

type Row = z.infer<typeof NotificationRow>;
const shownOfPerson = 50;

/** The newest messages to a person about one application, and those about the person as far as the reader may see them. */
export async function notificationsOf(
  { jobSeekerId, id }: Pick<RowOf<'applications'>, 'jobSeekerId' | 'id'>,
  context: QueryContext,
): Promise<Row[]> {
  const rows = await context.views.notifications.first({
    where: [
      { field: 'jobSeekerId', in: [jobSeekerId] },
      { field: 'applicationId', in: [id, ''] },
    ],
    anyOf: await messageScope(jobSeekerId, context),
    sort: [{ field: 'createdAt', descending: true }],
    limit: shownOfPerson,
  });
  return notificationRows(rows, context);
}

/** Messages as staff see them, in the same order. */
export async function notificationRows(rows: readonly NotificationStored[], context: QueryContext): Promise<Row[]> {
  const { views, now } = context;
  const consents = await views.consents.getMany(rows.map(aboutOf));
  return rows.map((row) =>
    notificationRow(row, aboutOf(row) === '' ? 'AUTHORIZED' : consentAt(consents.get(aboutOf(row)), now), context),
  );
}

/** The person whom a message names, also one to staff; empty where it names none. */
const aboutOf = ({ data: { personId, accountId } }: NotificationStored): string =>
  personId === accountId ? '' : personId;

/** A message's words are about a person: without live consent only that it was sent is told. */
function notificationRow(row: NotificationStored, consent: Consent, viewer: Viewer): Row {
  const { id, data, notes, state, jobSeekerId } = row;
  // Whoever is shown a message has the permission that its commands ask for, and its person within reach.
  const reached = { ...ownedBy(jobSeekerId), assigneeIds: [viewer.caller.account?.accountId ?? ''] };
  const isOpen = consent === 'AUTHORIZED';
  const receiver = (isOpen && notes.receiver) || '';
  return {
    notificationId: id,
    jobSeekerId: data.jobSeekerId,
    channel: data.channel,
    scene: notes.scene,
    receiver: receiver.includes('@') ? maskEmail(receiver) : receiver && maskPhone(receiver),
    subject: (isOpen && notes.subject) || '',
    content: withoutTokens((isOpen && notes.content) || ''),
    state,
    attempt: data.attempt,
    reason: notes.failure,
    queuedAt: notes.queuedAt,
    sentAt: notes.sentAt,
    deliveredAt: notes.deliveredAt,
    allowedActions: isOpen ? actionsFor(notification, row, reached, viewer) : [],
  };
}

/** Staff see that a link was sent, never the token that opens it. */
const withoutTokens = (content: string): string =>
  content.replace(
    /(\/(?:invite_reservation|invite_interview|send_offer|info_collection|data_copy)\/)[\w-]{22}/g,
    '$1…',
  );
