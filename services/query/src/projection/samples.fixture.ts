import {
  type Commit,
  type EventStore,
  type NewEvent,
  type OpenedEvent,
  type RecordedEvent,
  uuidv5,
} from '@talentlog/runtime';

/** A sample log: jobs, and the people who apply for them. */
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
