import { expect, test } from '@jest/globals';
import { companyId } from '@talentlog/contracts';
import { defaultSettings } from '@talentlog/domain/fold';
import { type Clock, openMemoryEventStore, silentLogger, uuidv5 } from '@talentlog/runtime';
import { foldsOf } from '../pipeline/folds.ts';
import { retain, retentionForecast } from './retention.ts';

const space = '0f4c9a52-9d55-4a8e-8ef5-3b8f6d0f2a11';
const now = Date.parse('2028-04-01T00:00:00.000Z');
const clock: Clock = { now: () => now, wait: async () => undefined };

const person = (name: string) => (name === 'company' ? companyId : uuidv5(space, name));

/** Day by day what happened to whom, by hand. */
const history: readonly (readonly [at: string, aggregate: string, name: string, type: string, data: object])[] = [
  ['2026-01-01', 'companySettings', 'company', 'SettingsChanged', { values: { retentionRuns: true }, reset: [] }],
  ['2026-01-01', 'jobSeeker', 'silent', 'JobSeekerCreated', { accountId: null }],
  ['2026-01-01', 'jobSeeker', 'owner', 'JobSeekerCreated', { accountId: 'ac1' }],
  ['2026-01-01', 'jobSeeker', 'joined', 'JobSeekerCreated', { accountId: null }],
  ['2026-01-01', 'jobSeeker', 'gone', 'JobSeekerCreated', { accountId: null }],
  ['2026-01-01', 'jobSeeker', 'over', 'JobSeekerCreated', { accountId: 'ac2' }],
  ['2026-01-01', 'jobSeeker', 'busy', 'JobSeekerCreated', { accountId: 'ac3' }],
  ['2026-01-02', 'jobSeeker', 'joined', 'JobSeekerAccountJoined', { accountId: 'ac4' }],
  ['2026-01-02', 'privacyAuthorization', 'over', 'ConsentGranted', { expiresAt: '2028-01-02' }],
  ['2026-02-01', 'jobSeeker', 'over', 'ApplicationOpened', {}],
  ['2026-03-01', 'jobSeeker', 'over', 'ApplicationClosed', {}],
  ['2026-03-01', 'jobSeeker', 'busy', 'ApplicationOpened', {}],
  ['2026-03-02', 'jobSeeker', 'gone', 'ErasureBegun', {}],
];

async function stored(told: typeof history) {
  const store = openMemoryEventStore();
  for (const [place, [at, aggregate, name, type, data]] of told.entries()) {
    const jobSeekerId = person(name);
    const stream = `${aggregate}-${jobSeekerId}`;
    const id = uuidv5(space, String(place));
    const metadata = {
      actor: 'x',
      correlationId: id,
      causationId: id,
      commandId: id,
      commandName: 'X',
      at: `${at}T00:00:00.000Z`,
    };
    const revision = (await store.readStream(stream)).length - 1;
    const event = { id, type, schemaVersion: 1, data: { ...data, jobSeekerId }, metadata };
    const expected = revision < 0 ? ('no-stream' as const) : revision;
    await store.append({ commitId: id, writes: [{ stream, expected, events: [event] }] });
  }
  return store;
}

async function run(told: typeof history) {
  const store = await stored(told);
  const asked: unknown[] = [];
  const gone: unknown[] = [];
  const begun = await retain({
    store,
    folds: foldsOf(store, async () => (event) => ({ ...event, at: event.metadata.at })),
    commands: {
      execute: async ({ name, payload, actor }) => {
        asked.push([name, payload, actor]);
        return asked.length === 1
          ? { ok: false, code: 'jobSeeker.erase_blocked', status: 409 }
          : ({ ok: true } as never);
      },
    },
    inbox: {
      forget: async (which) => {
        gone.push(which);
        return 0;
      },
    },
    logger: silentLogger,
    clock,
  });
  return { asked, gone, begun };
}

test('whoever was kept long enough is erased, each once, by the system and for that cause; nobody else is', async () => {
  const { asked, gone, begun } = await run(history);
  const wish = (name: string) => [
    'EraseJobSeeker',
    { jobSeekerId: person(name), cause: 'RETENTION' },
    'system:retention',
  ];
  expect(asked).toEqual([wish('silent'), wish('over')]);
  expect(begun).toBe(1);
  expect(gone).toEqual([{ ids: [], to: [], before: '2028-03-02T00:00:00.000Z' }]);
});

test('nobody is, as long as no administrator wants it', async () => {
  expect(await run(history.slice(1))).toMatchObject({ asked: [], begun: 0, gone: [{ ids: [] }] });
});

test('how many it would be is counted without anybody being let go of; who was asked anew agreed until the day they were given', async () => {
  const asked: typeof history = [
    ...history,
    ['2026-01-01', 'jobSeeker', 'asked', 'JobSeekerCreated', { accountId: null }],
    ['2026-01-02', 'privacyAuthorization', 'asked', 'ConsentGranted', { expiresAt: '2028-01-02T00:00:00.000Z' }],
    ['2026-01-03', 'privacyAuthorization', 'asked', 'ConsentAskedAnew', { until: '2026-02-01T00:00:00.000Z' }],
    ['2026-01-01', 'jobSeeker', 'ends sooner', 'JobSeekerCreated', { accountId: null }],
    ['2028-01-01', 'privacyAuthorization', 'ends sooner', 'ConsentGranted', { expiresAt: '2028-01-03T00:00:00.000Z' }],
    ['2028-01-02', 'privacyAuthorization', 'ends sooner', 'ConsentAskedAnew', { until: '2028-02-01T00:00:00.000Z' }],
  ];
  const at = '2028-07-02T00:00:00.000Z';
  const settings = { ...defaultSettings, retentionRuns: false, talentKeptDays: 180, recordsKeptMonths: 24 };
  const count = async (now: string) => retentionForecast(await stored(asked), settings, now);
  expect(await count('2028-04-01T00:00:00.000Z')).toEqual({
    countedAt: '2028-04-01T00:00:00.000Z',
    known: 7,
    due: { TALENT_WITHOUT_CONSENT: 2, CLOSED_RECORDS: 1 },
    runs: false,
    talentKeptDays: 180,
    recordsKeptMonths: 24,
  });
  // 180 days after the third of January: the sooner of the two days counts.
  expect((await count(at)).due).toEqual({ TALENT_WITHOUT_CONSENT: 3, CLOSED_RECORDS: 1 });
});
