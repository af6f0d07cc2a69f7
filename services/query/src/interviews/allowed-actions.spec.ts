import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, seeker, type Told } from '../testing/story.ts';
import { first, twoApplicants } from '../testing/two-applicants.ts';
import { type Offered, offeredBy } from '../testing/viewers.ts';
import { anInterview } from '../testing/work.ts';

const who = { interviewId: id(31), ...first };
/** From 2 to 3 o'clock. */
const at = (clock: string) => `2026-11-03T${clock}:00.000Z`;
const started = happened('interview', id(31), 'InterviewStarted', who);
const finished = happened('interview', id(31), 'InterviewFinished', {
  ...who,
  end: at('03:00'),
  stage: 'FIRST_INTERVIEW',
});
const cancelled = happened('interview', id(31), 'InterviewCancelled', {
  ...who,
  reason: 'x',
  start: at('02:00'),
  interviewerIds: [],
  cause: 'STAFF',
});
const manages = (actions: string[], interviewer: string[] = []): Offered => ({
  ...(actions.length > 0 ? { HR: actions, PR: actions, AD: actions } : {}),
  ...(interviewer.length > 0 ? { IV: interviewer } : {}),
});
const plan = ['CancelInterview', 'RescheduleInterview'];

/** By hand from DOMAIN.md, tables 5 and 7 and section 7: it starts from 30 minutes before, signing in 60; whoever signs people in starts it; nothing that cannot be undone before its time. */
const table: readonly (readonly [string, string, readonly Told[], Offered])[] = [
  ['a day before', '2026-11-02T02:00:00.000Z', [], manages(plan)],
  ['an hour before', at('01:00'), [], manages([...plan, 'SignInCandidate'], ['SignInCandidate'])],
  [
    'half an hour before',
    at('01:30'),
    [],
    manages([...plan, 'SignInCandidate', 'StartInterview'], ['SignInCandidate', 'StartInterview']),
  ],
  [
    'past its start, and nobody started it',
    at('02:00'),
    [],
    manages([...plan, 'FinishInterview', 'MarkNotPresent', 'SignInCandidate', 'StartInterview'].toSorted(), [
      'MarkNotPresent',
      'SignInCandidate',
      'StartInterview',
    ]),
  ],
  [
    'begun early',
    at('01:45'),
    [started],
    manages(['FinishInterview', 'MarkNotPresent', 'SignInCandidate'], ['MarkNotPresent', 'SignInCandidate']),
  ],
  [
    'begun',
    at('02:10'),
    [started],
    manages(['FinishInterview', 'MarkNotPresent', 'SignInCandidate'], ['MarkNotPresent', 'SignInCandidate']),
  ],
  ['cancelled', at('02:10'), [cancelled], manages([])],
];

/** By hand: interviewers write while it is under way, HR on their behalf from then on, also after its end; nobody before. */
const sheets: readonly (readonly [string, string, readonly Told[], Offered])[] = [
  ['before it begins', at('01:59'), [], {}],
  ['past its start', at('02:00'), [], { HR: ['EvaluateOnBehalf'], AD: ['EvaluateOnBehalf'], IV: ['SubmitEvaluation'] }],
  [
    'once it runs',
    at('01:45'),
    [started],
    { HR: ['EvaluateOnBehalf'], AD: ['EvaluateOnBehalf'], IV: ['SubmitEvaluation'] },
  ],
  ['once it is over', at('03:10'), [started, finished], { HR: ['EvaluateOnBehalf'], AD: ['EvaluateOnBehalf'] }],
];

interface Seen {
  readonly allowedActions: string[];
  readonly evaluations: readonly { readonly allowedActions: string[] }[];
}

describe('what an interview lets people do', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...twoApplicants, ...anInterview(id(31), id(41), first));
  });
  afterEach(() => reading.close());
  const offered = (moment: string, actionsIn: (data: Seen) => readonly string[]) =>
    offeredBy(reading, 'interviewDetail', { interviewId: id(31) }, actionsIn, moment);

  it.each(table)('%s, by role', async (_when, moment, story, expected) => {
    await reading.tell(...story);
    expect(await offered(moment, ({ allowedActions }) => allowedActions)).toEqual(expected);
  });

  it.each(sheets)('with its evaluation %s, by role', async (_when, moment, story, expected) => {
    await reading.tell(...story);
    expect(await offered(moment, ({ evaluations }) => evaluations[0]?.allowedActions ?? [])).toEqual(expected);
  });

  it.each([
    ['a day before', '2026-11-02T02:00:00.000Z', ['AcceptInterview', 'DeclineInterview']],
    ['an hour before', at('01:00'), ['AcceptInterview', 'DeclineInterview', 'SignInWithCode']],
    ['at its start', at('02:00'), ['SignInWithCode']],
    ['after its end', at('03:01'), []],
  ])('to the person %s', async (_when, moment, expected) => {
    const { data } = await reading.ask('interviewPage', { id: id(31) }, seeker(id(91), id(21)), moment);
    expect(data?.allowedActions.toSorted()).toEqual(expected);
  });
});
