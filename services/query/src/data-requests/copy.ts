import type { DataCopy } from '@talentlog/contracts';
import { dayOf } from '@talentlog/domain/fold';
import type { AccessLog, EventReader, OpenEvents, OpenedEvent } from '@talentlog/runtime';
import type { QueryContext } from '../bus/query-context.ts';
import type { Views } from '../open-views.ts';
import { toldOf } from './copied.ts';
import type { Owner } from './copy-rules.ts';

/** What a copy is read from beside the views. */
export interface CopyParts {
  readonly store: EventReader;
  readonly open: OpenEvents;
  readonly accessLog: AccessLog;
}

const mostReads = 10_000;

/**
 * Everything the company keeps about a person, from the log as it is now. It is kept nowhere: with the person's key the copy goes, too.
 */
export async function copyOf(
  jobSeekerId: string,
  until: string,
  { views, now }: Pick<QueryContext, 'views' | 'now'>,
  parts: CopyParts,
): Promise<DataCopy> {
  const person = await views.people.get(jobSeekerId);
  const owner = { jobSeekerId, accountId: person?.data.accountId ?? undefined };
  const streams = await streamsOf(owner, views);
  const told = toldOf(await eventsOf(streams, parts), owner);
  const positions = await views.positionTitles.getMany(
    told.parts.flatMap(({ position }) => position?.positionId ?? []),
  );
  const titled = (positionId: string) => {
    const { title = '', titleEn = '' } = positions.get(positionId) ?? {};
    return { positionId, title, titleEn };
  };
  const applications = await views.applications.find('jobSeekerId', [jobSeekerId]);
  return {
    madeAt: now,
    until,
    number: person?.data.number ?? '',
    applications: applications.map(({ positionId, data, bucket, createdAt }) => ({
      position: titled(positionId),
      step: data.outcome ?? data.stage,
      bucket,
      deliveredAt: createdAt,
    })),
    parts: told.parts.map((part) => ({ ...part, position: part.position && titled(part.position.positionId) })),
    files: filesIn(told.parts),
    reads: await readsOf(jobSeekerId, parts.accessLog),
    withheld: told.withheld,
  };
}

/** Everything that names the person, their account and what was written to them. */
async function streamsOf({ jobSeekerId, accountId }: Owner, views: Views): Promise<readonly string[]> {
  const messages = await views.notifications.find('jobSeekerId', [jobSeekerId]);
  return [
    ...(accountId === undefined ? [] : [`account-${accountId}`]),
    ...((await views.personStreams.get(jobSeekerId))?.streams ?? []),
    ...messages.map(({ id }) => `notification-${id}`),
  ];
}

/** The events of these streams in the order of the log, opened. */
export async function eventsOf(
  streams: readonly string[],
  { store, open }: Pick<CopyParts, 'store' | 'open'>,
): Promise<OpenedEvent[]> {
  const recorded = (await Promise.all(streams.map((stream) => store.readStream(stream)))).flat();
  return recorded.map(await open(recorded)).sort((a, b) => (a.position < b.position ? -1 : 1));
}

/** Every file that the copy names. */
function filesIn(value: unknown): DataCopy['files'] {
  const found = new Map<string, DataCopy['files'][number]>();
  const look = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    const { fileId, name, fileName } = inner as { fileId?: unknown; name?: unknown; fileName?: unknown };
    const title = typeof name === 'string' ? name : fileName;
    if (typeof fileId === 'string' && typeof title === 'string') found.set(fileId, { fileId, name: title });
    for (const one of Object.values(inner)) look(one);
  };
  look(value);
  return [...found.values()];
}

/** How many of the staff looked at which part on which day. */
async function readsOf(jobSeekerId: string, log: AccessLog): Promise<DataCopy['reads']> {
  const { rows } = await log.list({ jobSeekerId, limit: mostReads, offset: 0 });
  const readers = new Map<string, { day: string; part: string; ids: Set<string> }>();
  for (const { readerId, part, firstAt } of rows) {
    const day = dayOf(new Date(firstAt).toISOString());
    const one = readers.get(`${day} ${part}`) ?? { day, part, ids: new Set() };
    one.ids.add(readerId);
    readers.set(`${day} ${part}`, one);
  }
  return [...readers.values()].map(({ day, part, ids }) => ({ day, part, people: ids.size }));
}
