import { expect, test } from '@jest/globals';
import { defaultSettings } from '@talentlog/domain/fold';
import { type Clock, silentLogger } from '@talentlog/runtime';
import { foldsOf } from '../pipeline/folds.ts';
import { retentionForecast } from './forecast.ts';
import { keptIn, nothingBeside, person, type Story, stored } from './kept-story.fixture.ts';
import { retain, toldADay } from './retention.ts';

const clock: Clock = { now: () => 0, wait: async () => undefined };

/** Day by day what happened to whom, by hand. */
const history: Story = [
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
  ['2028-03-01', 'jobSeeker', 'over', 'ErasureAnnounced', { erasesAt: '2028-03-31T00:00:00.000Z' }],
];

async function run(told: Story, day = '2028-04-01', refused = 1) {
  const store = await stored(told);
  const asked: unknown[] = [];
  const gone: unknown[] = [];
  const begun = await retain({
    store,
    folds: foldsOf(store, async () => (event) => ({ ...event, at: event.metadata.at })),
    commands: {
      execute: async ({ name, payload, actor }) => {
        asked.push([name, payload, actor]);
        return asked.length <= refused
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
    clock: { ...clock, now: () => Date.parse(`${day}T00:00:00.000Z`) },
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
  const asked: Story = [
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
  const count = async (now: string) => retentionForecast(await keptIn(asked), settings, now);
  expect(await count('2028-04-01T00:00:00.000Z')).toEqual({
    countedAt: '2028-04-01T00:00:00.000Z',
    known: 7,
    due: { TALENT_WITHOUT_CONSENT: 2, CLOSED_RECORDS: 1 },
    ...{ files: 0, besides: nothingBeside },
    coming: [],
    told: 0,
    runs: false,
    talentKeptDays: 180,
    recordsKeptMonths: 24,
    retentionNoticeDays: 30,
  });
  // 180 days after the third of January: the sooner of the two days counts.
  expect((await count('2028-06-30T00:00:00.000Z')).coming).toEqual([
    { day: '2028-07-01', rule: 'TALENT_WITHOUT_CONSENT', people: 1 },
    { day: '2028-07-30', rule: 'CLOSED_RECORDS', people: 1 },
  ]);
  expect((await count(at)).due).toEqual({ TALENT_WITHOUT_CONSENT: 3, CLOSED_RECORDS: 0 });
});

/** Records of the first of March 2026 are over on the first of March 2028; 30 days before are the thirty-first of January. */
test('whoever has an account is told 30 days before, once, and stays where they agree or apply', async () => {
  const [on, ...others] = history.filter(([, , name, type]) => name !== 'silent' && type !== 'ErasureAnnounced');
  const told = (at: string) =>
    [at, 'jobSeeker', 'over', 'ErasureAnnounced', { erasesAt: '2028-03-02T00:00:00.000Z' }] as const;
  const until = [on as Story[number], ...others];
  const announced = ['AnnounceErasure', { jobSeekerId: person('over') }, 'system:retention'];
  const erased = ['EraseJobSeeker', { jobSeekerId: person('over'), cause: 'RETENTION' }, 'system:retention'];
  const asked = async (day: string, ...more: Story) => (await run([...until, ...more], day)).asked;
  expect(await asked('2028-01-29')).toEqual([]);
  expect(await asked('2028-02-01')).toEqual([announced]);
  const notice = told('2028-02-01');
  expect(await asked('2028-02-02', notice)).toEqual([]);
  expect(await asked('2028-03-01', notice)).toEqual([]);
  expect(await asked('2028-03-02', notice)).toEqual([erased]);
  const agreed = ['2028-02-20', 'privacyAuthorization', 'over', 'ConsentGranted', { expiresAt: '2028-03-25' }] as const;
  expect(await asked('2028-03-26', notice, agreed)).toEqual([]);
  const back = ['2028-02-21', 'privacyAuthorization', 'over', 'ConsentWithdrawn', {}] as const;
  expect(await asked('2028-03-03', notice, agreed, back)).toEqual([announced]);
  const applied = ['2028-02-20', 'jobSeeker', 'over', 'ApplicationOpened', {}] as const;
  expect(await asked('2028-03-03', notice, applied)).toEqual([]);
});

test('nobody is let go of while an invitation to agree can be answered; whoever said no, or nothing, is', async () => {
  const invited = { linkExpiresAt: '2028-04-03T00:00:00.000Z' };
  const asked: Story = [
    history[0] as Story[number],
    ...['open', 'refused', 'late'].map(
      (name) => ['2026-01-01', 'jobSeeker', name, 'JobSeekerCreated', { accountId: null }] as const,
    ),
    ['2028-03-30', 'privacyAuthorization', 'open', 'ConsentRequested', invited],
    ['2028-03-30', 'privacyAuthorization', 'refused', 'ConsentRequested', invited],
    ['2028-03-31', 'privacyAuthorization', 'refused', 'ConsentDeclined', {}],
    ['2028-03-01', 'privacyAuthorization', 'late', 'ConsentRequested', { linkExpiresAt: '2028-03-05T00:00:00.000Z' }],
  ];
  expect((await run(asked)).asked).toMatchObject([
    ['EraseJobSeeker', { jobSeekerId: person('refused') }, 'system:retention'],
    ['EraseJobSeeker', { jobSeekerId: person('late') }, 'system:retention'],
  ]);
});

test('whoever is refused every day, as with an accepted offer, keeps nobody else from being told', async () => {
  const most = toldADay + 3;
  const many = Array.from({ length: most + 2 }, (_, n) => `owner ${n}`).flatMap(
    (name): Story => [
      ['2026-01-01', 'jobSeeker', name, 'JobSeekerCreated', { accountId: name }],
      ['2026-02-01', 'jobSeeker', name, 'ApplicationOpened', {}],
      ['2026-03-01', 'jobSeeker', name, 'ApplicationClosed', {}],
    ],
  );
  const { asked } = await run([...history.slice(0, 1), ...many], '2028-03-02', 3);
  expect(asked).toHaveLength(most);
  expect(asked.at(-1)).toEqual(['AnnounceErasure', { jobSeekerId: person(`owner ${most - 1}`) }, 'system:retention']);
});
