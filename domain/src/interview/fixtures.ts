import { evaluation } from '../evaluation/evaluation.ts';
import { link } from '../link/link.ts';
import { type Fixtures, pageOf } from '../shared/cells.ts';
import { waysOn } from '../shared/lifecycle-fields.ts';
import { aCalendar, anApplication, anInterviewer, cast } from '../shared/stories.ts';
import {
  given,
  happened,
  type Story,
  story,
  type Told,
  testActor,
  testId,
  testNow,
  testSystem,
} from '../shared/testing.ts';
import { addHours, addMinutes } from '../shared/time.ts';
import { decidedInterview } from './deciders.ts';

export const interviewId = testId(40);
export const start = addHours(testNow, 2);
export const end = addHours(start, 1);
export const seat = { interviewerId: cast.interviewer, evaluationId: testId(41) };
export const place = {
  mode: 'ON_SITE',
  site: 'Building 3, room 12',
  videoTool: '',
  link: '',
  meetingCode: '',
  password: '',
  contact: '',
} as const;

export const who = {
  interviewId,
  applicationId: cast.application,
  jobSeekerId: cast.jobSeeker,
  positionId: cast.position,
};
export const linkId = 'a'.repeat(64);
const origin = { groupId: null, appointmentId: null, appointmentSessionId: null, arrangedBy: testActor.id };
/** The data of an arranged interview; `more` replaces parts of it. */
export const arrangedInterview = (more: object = {}): Told => {
  const time = { start, end, place, interviewerIds: [cast.interviewer], seats: [seat] };
  const secret = { signInCode: '123456', linkId };
  return happened('InterviewArranged', { ...who, ...time, ...secret, stage: 'FIRST_INTERVIEW', ...origin, ...more });
};
const arranged = arrangedInterview();
const accepted = happened('InterviewAccepted', { ...who, start, interviewerIds: [] });
const declined = happened('InterviewDeclined', { ...who, start, reason: 'Ill', interviewerIds: [], arrangedBy: '' });
const reminded = happened('InterviewReminded', {
  ...who,
  ...{ start, end, place, interviewerIds: [cast.interviewer], arrangedBy: testActor.id, unanswered: true, linkId },
});
const started = happened('InterviewStarted', who);
const signed = happened('SignedIn', { ...who, start, by: 'STAFF', interviewerIds: [] }, addMinutes(start, -50));
const absent = happened('MarkedNotPresent', who, end);
const finished = happened('InterviewFinished', { ...who, end, stage: 'FIRST_INTERVIEW' });
const cancelledFor = { ...who, reason: 'Filled', start, interviewerIds: [cast.interviewer], cause: 'STAFF' };
const cancelled = happened('InterviewCancelled', cancelledFor);
const reset = happened('SignInReset', { ...who, reason: 'Wrong person', end });
const rescheduled = { ...arranged, type: 'InterviewRescheduled' };

export const interviewHistories = {
  nothing: [],
  arranged: [arranged],
  accepted: [arranged, accepted],
  declined: [arranged, declined],
  'signed in early': [arranged, accepted, signed],
  'in interview': [arranged, started],
  'in interview, signed in': [arranged, signed, started],
  'not present': [arranged, absent],
  finished: [arranged, started, finished],
  'finished, declined': [arranged, declined, finished],
  'finished, not present': [arranged, absent, finished],
  cancelled: [arranged, cancelled],
} satisfies Record<string, readonly Told[]>;

const told: readonly Told[] = [
  arranged,
  accepted,
  declined,
  rescheduled,
  reminded,
  started,
  finished,
  cancelled,
  signed,
  absent,
  reset,
];

/** A shortest history to every combination that the page knows, by its path. */
const everyCombination = Object.fromEntries(
  [...waysOn(pageOf('interview'))].map(([path, events]) => [
    path,
    events.flatMap((type) => told.filter((one) => one.type === type)),
  ]),
);

export const anEvaluation = (interviewerId: string, evaluationId: string): Story =>
  story(evaluation, evaluationId, [happened('EvaluationRequested', { ...who, evaluationId, interviewerId, start })]);

/** What an interview finds around it. */
export const around: Readonly<Record<string, Story>> = {
  application: anApplication({ works: [['INTERVIEW', interviewId]] }),
  [`calendar:${cast.interviewer}`]: aCalendar(cast.interviewer, { interviewId, start, end, groupId: null }),
  [`calendar:${cast.colleague}`]: aCalendar(cast.colleague),
  [`evaluation:${seat.evaluationId}`]: anEvaluation(cast.interviewer, seat.evaluationId),
  link: story(link, linkId, [
    happened('LinkIssued', { linkId, jobSeekerId: cast.jobSeeker, purpose: 'interview', stepUp: 'tail' }),
  ]),
};
/** Lets the test helper know the kinds of streams that are new. */
export const kinds: Readonly<Record<string, Story>> = {
  [`interviewer:${cast.interviewer}`]: anInterviewer(),
  [`interviewer:${cast.colleague}`]: anInterviewer(cast.colleague),
  aLink: story(link, 'b'.repeat(64)),
  anEvaluation: story(evaluation, testId(49)),
};

const related = { ...around, ...kinds };
const payload = { interviewId };
const time = { start, end, place, interviewerIds: [cast.interviewer] };
const atStart = { payload, related, now: start };

export const interviewFixtures: Fixtures = {
  aggregate: decidedInterview,
  id: interviewId,
  histories: everyCombination,
  valid: {
    ArrangeInterview: () => ({
      payload: { applicationId: cast.application, ...time },
      related: { ...related, application: anApplication() },
    }),
    AcceptInterview: () => ({ payload, related }),
    DeclineInterview: () => ({ payload: { ...payload, reason: 'Another offer' }, related }),
    RescheduleInterview: () => ({ payload: { ...payload, ...time, notify: true }, related }),
    RemindOfInterview: () => ({ payload: { ...payload, start }, actor: testSystem }),
    StartInterview: () => atStart,
    FinishInterview: () => atStart,
    CancelInterview: () => ({ payload: { ...payload, reason: 'Position filled' }, related }),
    SignInCandidate: () => atStart,
    SignInWithCode: () => ({ payload: { ...payload, code: '123456' }, related, now: start }),
    MarkNotPresent: () => atStart,
    UndoSignIn: () => ({ payload: { ...payload, reason: 'Wrong person' }, related, now: end }),
  },
};

/** Sends a command to an interview in that state, with its usual surroundings. */
export const send = (
  state: keyof typeof interviewHistories,
  command: string,
  more: object = {},
  occasion: object = {},
  found: object = {},
) =>
  given(decidedInterview, interviewId, interviewHistories[state])
    .related({ ...related, ...found })
    .when(command, { interviewId, ...more }, occasion);
