import {
  type Commit,
  type EventStore,
  type NewEvent,
  type OpenedEvent,
  type RecordedEvent,
  uuidv5,
} from '@talentlog/runtime';
import type { Projector } from './projector.ts';

/** Sample log and projectors for tests and measurements: jobs, and the people who apply for them. */
const space = '6f1c1f0e-7a3e-4a57-9f0f-1d1a6b0c2d3e';
const start = Date.UTC(2026, 9, 25, 0, 30);

export const openPlain = ({ id, type, data, stream, revision, position, metadata }: RecordedEvent): OpenedEvent => ({
  id,
  type,
  data,
  at: metadata.at,
  stream,
  revision,
  position,
  metadata,
});

export const sampleEvent = (number: number, type: string, data: NewEvent['data']): NewEvent => ({
  id: uuidv5(space, String(number)),
  type,
  schemaVersion: 1,
  data,
  metadata: {
    actor: 'system:sample',
    correlationId: 'sample',
    causationId: 'sample',
    commandId: 'sample',
    commandName: 'Sample',
    at: new Date(start + number * 60_000).toISOString(),
  },
});

/** Repeatable chance. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** As many commits of one event each, the same ones every time: renamed jobs, people who move, fall out and come back. */
export function sampleCommits(count: number, jobs = 20): Commit[] {
  const next = chance(7);
  const revisions = new Map<string, number>();
  return Array.from({ length: count }, (_, number) => {
    const job = `job-${number < jobs ? number : next(jobs)}`;
    const person = `person-${next(Math.max(1, count >> 2))}`;
    const kind = number < jobs ? 0 : next(10);
    const [stream, type, data] =
      number < jobs
        ? [job, 'JobOpened', { title: `职位 ${number}`, cities: ['北京', '上海'].slice(next(2)) }]
        : kind === 0
          ? [job, 'JobRenamed', { title: `职位 ${number}` }]
          : kind < 8
            ? [
                person,
                'PersonMoved',
                { job, stage: ['新', '面试', '录用'][next(3)], text: `经历 ${next(1000)} Java 开发` },
              ]
            : [person, 'PersonLeft', {}];
    const revision = (revisions.get(stream as string) ?? -1) + 1;
    revisions.set(stream as string, revision);
    const expected = revision === 0 ? ('no-stream' as const) : revision - 1;
    const events = [sampleEvent(number, type as string, data as NewEvent['data'])];
    return { commitId: `commit-${number}`, writes: [{ stream: stream as string, expected, events }] };
  });
}

export async function appendAll(store: EventStore, commits: readonly Commit[]): Promise<void> {
  for (const commit of commits) await store.append(commit);
}

export const jobs: Projector = {
  name: 'jobs',
  version: 1,
  views: [{ name: 'job', version: 1, columns: ['title', 'cities', 'people'] }],
  events: ['JobOpened', 'JobRenamed', 'PersonMoved'],
  project: async ({ type, data, stream, at }, writer) => {
    if (type === 'PersonMoved') {
      const job = await writer.get('job', String(data.job));
      if (job) await writer.put('job', { ...job, people: Number(job.people) + 1 });
      return;
    }
    const known = await writer.get('job', stream);
    await writer.put('job', { people: 0, ...known, ...data, id: stream, changedAt: at });
  },
};

export const people: Projector = {
  name: 'people',
  version: 1,
  views: [
    {
      name: 'person',
      version: 1,
      columns: ['stage', 'job', 'movedAt'],
      indexes: [['job', 'movedAt']],
      search: (row) => String(row.text),
    },
    { name: 'jobTitle', version: 1, columns: [] },
  ],
  events: ['JobOpened', 'JobRenamed', 'PersonMoved', 'PersonLeft'],
  project: async ({ type, data, stream, at }, writer) => {
    if (type === 'PersonLeft') return writer.delete('person', stream);
    if (type === 'PersonMoved') {
      const title = (await writer.get('jobTitle', String(data.job)))?.title;
      const seen = Number((await writer.get('person', stream))?.moves ?? 0);
      return writer.put('person', { ...data, id: stream, title, movedAt: at, moves: seen + 1 });
    }
    await writer.put('jobTitle', { id: stream, title: data.title });
    for (const person of await writer.find('person', 'job', stream))
      await writer.put('person', { ...person, title: data.title });
  },
};
