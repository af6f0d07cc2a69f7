import type { TimelineEntry } from '@talentlog/contracts';
import { mayReadComment } from '@talentlog/domain/fold';
import type { EventReader, OpenEvents, OpenedEvent } from '@talentlog/runtime';
import type { z } from 'zod';
import { applicationsSeen, seesAllApplications } from '../access/people-seen.ts';
import { consentOf } from '../access/person-seen.ts';
import { type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import type { RowOf } from '../open-views.ts';
import { aggregateOf } from '../views/folded-view.ts';
import { messageLines } from './message-lines.ts';
import { isSilent, shown, told } from './told.ts';

type Comment = Parameters<typeof mayReadComment>[0];
type Entry = z.infer<typeof TimelineEntry>;
const mostLines = 300;

/** What happened to a person, newest first, read from the log itself. */
export const timelineQueries = (store: EventReader, open: OpenEvents): Pick<QueryHandlers, 'personTimeline'> => ({
  async personTimeline({ jobSeekerId, applicationId }, context) {
    const { views } = context;
    const seen = new Set((await applicationsSeen(jobSeekerId, 'VIEW_JOB_SEEKER', context)).map(({ id }) => id));
    const isSeen =
      applicationId === undefined
        ? seen.size > 0 || (await seesAllApplications(jobSeekerId, 'VIEW_JOB_SEEKER', context))
        : seen.has(applicationId);
    if (!isSeen) return refusedWith('common.not_found');
    const wanted = applicationId === undefined ? seen : new Set([applicationId]);
    if ((await consentOf(context, jobSeekerId)) === 'UNAUTHORIZED') return { data: [] };
    const streams = (await views.personStreams.get(jobSeekerId))?.streams ?? [];
    const read = await Promise.all(
      streams.filter((stream) => told.has(aggregateOf(stream))).map((stream) => store.readStream(stream)),
    );
    const recorded = read.flat();
    const opened = recorded.map(await open(recorded));
    const secret = secretTo(context.caller.account?.accountId ?? '', opened);
    const events = opened
      .filter((event) => !isSilent(event.type) && isTold(event, wanted) && !secret.has(event.data.commentId))
      .sort((a, b) => (a.position < b.position ? 1 : -1))
      .slice(0, mostLines);
    const accounts = await views.accounts.getMany(events.map(({ metadata }) => metadata.actor));
    const lines = [
      ...events.map((event) => entry(event, accounts)),
      ...(await messageLines(jobSeekerId, wanted, context)),
    ];
    return { data: lines.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, mostLines) };
  },
});

/** Private comments that the reader may not read: that they were written, or pinned, is not theirs to know either. */
const secretTo = (accountId: string, events: readonly OpenedEvent[]): ReadonlySet<unknown> =>
  new Set(
    events
      .filter(
        ({ type, data }) => type === 'JobSeekerCommented' && !mayReadComment(data as unknown as Comment, accountId),
      )
      .map(({ data }) => data.commentId),
  );

/** Streams of the person alone; every event of the others names the application that it hangs on. */
const ofPerson: ReadonlySet<string> = new Set(['jobSeeker', 'privacyAuthorization']);

/** What hangs on an application is told to who may see it; what is about the person, with each of theirs. */
function isTold({ stream, data: { applicationId } }: OpenedEvent, seen: ReadonlySet<string>): boolean {
  if (typeof applicationId === 'string') return seen.has(applicationId);
  return ofPerson.has(aggregateOf(stream));
}

function entry(event: OpenedEvent, accounts: ReadonlyMap<string, RowOf<'accounts'>>): Entry {
  return {
    eventId: event.id,
    type: event.type,
    at: event.at,
    actor: actorOf(event.metadata.actor, accounts),
    stream: event.stream,
    position: event.position,
    facts: Object.fromEntries(
      shown.flatMap((name) =>
        event.data[name] === undefined || event.data[name] === null ? [] : [[name, event.data[name]]],
      ),
    ),
  };
}

function actorOf(actor: string, accounts: ReadonlyMap<string, RowOf<'accounts'>>): Entry['actor'] {
  if (actor.startsWith('system:')) return { kind: 'SYSTEM', name: '' };
  if (actor.startsWith('link:')) return { kind: 'SEEKER', name: '' };
  if (actor === 'guest') return { kind: 'GUEST', name: '' };
  const account = accounts.get(actor);
  return { kind: account?.data.jobSeekerId ? 'SEEKER' : 'STAFF', name: account?.data.name ?? '' };
}
