import type { TimelineEntry } from '@talentlog/contracts';
import type { EventStore, OpenEvents, OpenedEvent } from '@talentlog/runtime';
import type { z } from 'zod';
import { listScope } from '../access/scope.ts';
import type { AccountStored } from '../accounts/view.ts';
import { type QueryHandlers, refusedWith } from '../http/query-context.ts';
import { consentOf } from '../people/person-seen.ts';
import { aggregateOf } from '../views/folded-view.ts';
import { shown, silent, told } from './told.ts';

type Entry = z.infer<typeof TimelineEntry>;
const mostLines = 300;

/** What happened to a person, newest first, read from the log itself. */
export const timelineQueries = (store: EventStore, open: OpenEvents): Pick<QueryHandlers, 'personTimeline'> => ({
  async personTimeline({ jobSeekerId, applicationId }, context) {
    const { views } = context;
    const where = [{ field: 'jobSeekerId', in: [jobSeekerId] }] as const;
    const anyOf = await listScope(['VIEW_JOB_SEEKER'], context);
    if ((await views.applications.count({ where, anyOf })) === 0) return refusedWith('common.not_found');
    if ((await consentOf(context, jobSeekerId)) === 'UNAUTHORIZED') return { data: [] };
    const streams = (await views.personStreams.get(jobSeekerId))?.streams ?? [];
    const read = await Promise.all(
      streams.filter((stream) => told.has(aggregateOf(stream))).map((stream) => store.readStream(stream)),
    );
    const recorded = read.flat();
    const events = recorded
      .map(await open(recorded))
      .filter(({ type, data }) => !silent.has(type) && isOf(applicationId, data.applicationId))
      .sort((a, b) => (a.position < b.position ? 1 : -1))
      .slice(0, mostLines);
    const accounts = await views.accounts.getMany(events.map(({ metadata }) => metadata.actor));
    return { data: events.map((event) => entry(event, accounts)) };
  },
});

/** What names no application is about the person, and told with each of them. */
const isOf = (wanted: string | undefined, named: unknown): boolean =>
  wanted === undefined || named === undefined || named === wanted;

function entry(event: OpenedEvent, accounts: ReadonlyMap<string, AccountStored>): Entry {
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

function actorOf(actor: string, accounts: ReadonlyMap<string, AccountStored>): Entry['actor'] {
  if (actor.startsWith('system:')) return { kind: 'SYSTEM', name: '' };
  if (actor.startsWith('link:')) return { kind: 'SEEKER', name: '' };
  if (actor === 'guest') return { kind: 'GUEST', name: '' };
  const account = accounts.get(actor);
  return { kind: account?.data.jobSeekerId ? 'SEEKER' : 'STAFF', name: account?.data.name ?? '' };
}
