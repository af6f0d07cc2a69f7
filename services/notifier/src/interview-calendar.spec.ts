import { expect, test } from '@jest/globals';
import { newUuid } from '@talentlog/runtime';
import { jobSeekerId, lin, setUp, until } from './notifier.fixture.ts';
import { tell } from './told-log.fixture.ts';

const place = {
  mode: 'ON_SITE',
  site: '3 号楼',
  videoTool: '',
  link: '',
  meetingCode: '',
  password: '',
  contact: '钱',
};
const [zhao, zhou] = ['a1', 'a2'];
const mails: Readonly<Record<string, string>> = { a1: 'zhao@example.com', a2: 'zhou@example.com' };
const isKnown = (line: string) => /^(?:METHOD|UID|SEQUENCE|DTSTART;|LOCATION|ORGANIZER|ATTENDEE)/.test(line);

/** What the calendar of that address is asked, in the order of the mails. */
async function askedOf(address: string, happened: readonly (readonly [type: string, data: object])[]) {
  const { store, start, list } = setUp();
  const id = newUuid();
  const about = { interviewId: 'i-1', jobSeekerId, positionId: newUuid(), applicationId: newUuid() };
  for (const [type, data] of happened) await tell(store, `interview-${id}`, type, { ...about, ...data });
  const notifier = start({
    lookup: {
      contact: async (person) => ({
        ...lin,
        ...('accountId' in person ? { email: mails[person.accountId] ?? null } : {}),
      }),
      recruiterOf: async () => undefined,
      holdersOf: async () => [],
      stageNamed: async () => undefined,
      candidate: async () => ({ name: '高明', number: 'C-7' }),
      wording: async () => undefined,
      position: async () => ({ title: '后端工程师', titleEn: '' }),
    },
  });
  // Mail and SMS to the candidate for beginning and end; five mails to interviewers.
  await until(() => list().length === 9);
  await notifier.stop();
  return list()
    .toReversed()
    .filter(({ kind, to }) => kind === 'mail' && to === address)
    .map(({ calendar = '' }) => calendar.replaceAll('\r\n ', '').split('\r\n'));
}

const arranged = {
  ...{ start: '2026-12-01T06:30:00.000Z', end: '2026-12-01T07:30:00.000Z', place },
  ...{ interviewerIds: [zhao, zhou], linkId: 'l-i', arrangedBy: 'hr' },
};
const moved = {
  ...arranged,
  ...{ start: '2026-12-02T01:00:00.000Z', end: '2026-12-02T02:00:00.000Z', interviewerIds: [zhao] },
  ...{ formerStart: arranged.start, formerInterviewerIds: [zhao, zhou], notify: false },
};
const story = [
  ['InterviewArranged', arranged],
  // An answer changes nothing of the meeting.
  ['InterviewAccepted', { start: arranged.start, interviewerIds: [] }],
  ['InterviewRescheduled', moved],
  ['InterviewCancelled', { start: moved.start, interviewerIds: [zhao], reason: 'x', cause: 'STAFF' }],
] as const;
const of = (address: string, method: string, sequence: number, start: string, site = true) => [
  `METHOD:${method}`,
  'UID:i-1@talentlog',
  `SEQUENCE:${sequence}`,
  'ORGANIZER:mailto:no-reply@talent.example.com',
  `ATTENDEE;RSVP=FALSE:mailto:${address}`,
  `DTSTART;TZID=Asia/Shanghai:${start}`,
  ...(site ? ['LOCATION:3 号楼'] : []),
];

test('an interviewer has one entry, which follows each change and goes with the interview', async () => {
  expect((await askedOf('zhao@example.com', story)).map((lines) => lines.filter(isKnown))).toEqual([
    of('zhao@example.com', 'REQUEST', 0, '20261201T143000'),
    of('zhao@example.com', 'REQUEST', 1, '20261202T090000'),
    of('zhao@example.com', 'CANCEL', 2, '20261202T090000', false),
  ]);
});

test('an interviewer who is taken off loses the entry as it was', async () => {
  expect((await askedOf('zhou@example.com', story)).map((lines) => lines.filter(isKnown))).toEqual([
    of('zhou@example.com', 'REQUEST', 0, '20261201T143000'),
    of('zhou@example.com', 'CANCEL', 1, '20261201T143000', false),
  ]);
});

test('the entry names whom one meets, and leads to our page; that of the candidate holds no link of theirs', async () => {
  const [[lines = []] = [], [own = []] = []] = [
    await askedOf('zhao@example.com', story),
    await askedOf('lin@example.com', story),
  ];
  expect(lines).toContain('SUMMARY:面试 · 高明 · 后端工程师');
  expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toBe(
    'DESCRIPTION:方式：现场面试\\n地点：3 号楼\\n有事请联系：林，钱\\nhttps://talent.example.com/staff/interviews/i-1',
  );
  expect(own).toContain('SUMMARY:面试 · 后端工程师');
  expect(own.join()).not.toContain('https://');
});
