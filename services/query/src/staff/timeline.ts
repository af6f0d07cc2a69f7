import type { TimelineEntry } from '@talentlog/contracts';
import type { AccountData } from '@talentlog/domain';
import type { EventStore, OpenEvents, OpenedEvent } from '@talentlog/runtime';
import type { z } from 'zod';
import { accountOf, type QueryContext, type QueryHandlers, refusedWith } from '../http/query-context.ts';
import { aggregateOf, type FoldedRow } from '../views/folded-view.ts';
import { listScope } from '../views/scope.ts';
import { consentOf } from '../views/seen.ts';

type Entry = z.infer<typeof TimelineEntry>;

/** Streams whose events a recruiter's timeline tells; the rest is bookkeeping or not theirs to read. */
const told: ReadonlySet<string> = new Set([
  'application',
  'screeningItem',
  'appointment',
  'interview',
  'evaluation',
  'offer',
  'infoCollection',
  'jobSeeker',
  'privacyAuthorization',
  'notification',
]);

/** Facts a line of the timeline may show. Everything else, pay and contents above all, stays where it is protected. */
const shown = [
  'to',
  'from',
  'stage',
  'verdict',
  'result',
  'outcome',
  'reason',
  'start',
  'end',
  'deadline',
  'channel',
  'scene',
  'cause',
  'bucket',
  'policyVersion',
  'opinion',
  'kind',
] as const;

/** Bookkeeping that repeats what another line already says. */
const silent: ReadonlySet<string> = new Set([
  'WorkOpened',
  'WorkClosed',
  'OfferOpened',
  'OfferClosed',
  'ApplicationOpened',
  'ApplicationClosed',
  'SlotHeld',
  'SlotReleased',
  'NotificationQueued',
  'NotificationSending',
  'EvaluationRequested',
  'CollectionDraftSaved',
  'OfferDrafted',
  'OfferEdited',
]);

/** What happened to a person, newest first, read from the log itself. */
export const timelineHandlers = (store: EventStore, open: OpenEvents): Pick<QueryHandlers, 'personTimeline'> => ({
  async personTimeline({ jobSeekerId, applicationId }, context) {
    const { views, now } = context;
    const reachable = await views.list('application', {
      where: [{ field: 'jobSeekerId', in: [jobSeekerId] }],
      anyOf: listScope(['VIEW_JOB_SEEKER'], accountOf(context)),
      limit: 1,
    });
    if (reachable.total === 0) return refusedWith('common.not_found');
    if ((await consentOf(views, jobSeekerId, now)) === 'UNAUTHORIZED') return { data: [] };
    const streams = ((await views.get('personStreams', jobSeekerId))?.streams as string[] | undefined) ?? [];
    const read = await Promise.all(
      streams.filter((stream) => told.has(aggregateOf(stream))).map((stream) => store.readStream(stream)),
    );
    const recorded = read.flat();
    const events = recorded
      .map(await open(recorded))
      .filter(
        ({ type, data }) =>
          !silent.has(type) &&
          (applicationId === undefined || data.applicationId === undefined || data.applicationId === applicationId),
      )
      .sort((a, b) => (a.position < b.position ? 1 : -1));
    return { data: await Promise.all(events.slice(0, 300).map((event) => entry(event, context))) };
  },
});

async function entry(event: OpenedEvent, context: QueryContext): Promise<Entry> {
  return {
    eventId: event.id,
    type: event.type,
    at: event.at,
    actor: await actorOf(event.metadata.actor, context),
    stream: event.stream,
    position: event.position,
    facts: Object.fromEntries(
      shown.flatMap((name) =>
        event.data[name] === undefined || event.data[name] === null ? [] : [[name, event.data[name]]],
      ),
    ),
  };
}

async function actorOf(actor: string, { views }: QueryContext): Promise<Entry['actor']> {
  if (actor.startsWith('system:')) return { kind: 'SYSTEM', name: '' };
  if (actor.startsWith('link:')) return { kind: 'SEEKER', name: '' };
  if (actor === 'guest') return { kind: 'GUEST', name: '' };
  const account = (await views.get('account', actor)) as FoldedRow<AccountData> | undefined;
  return { kind: account?.data.jobSeekerId ? 'SEEKER' : 'STAFF', name: account?.data.name ?? '' };
}
