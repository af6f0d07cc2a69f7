import type { QueryData } from '../../src/api/tables.ts';
import { startingForm } from './evaluation-form.ts';
import { id, person, position, qian, zhao } from './people.ts';

type Interview = QueryData<'interviewDetail'>;
type Evaluation = Interview['evaluations'][number];
type Session = QueryData<'sessionDetail'>;

/** What one interviewer still has to write. */
export const evaluation = (changes: Partial<Evaluation> = {}): Evaluation => ({
  evaluationId: id(72),
  interviewer: zhao,
  state: 'UNEVALUATED',
  result: null,
  scores: [],
  form: null,
  text: null,
  onBehalfBy: null,
  revision: 3,
  allowedActions: ['SubmitEvaluation'],
  ...changes,
});

/** A first interview in the house, on a Wednesday afternoon in Beijing. */
export const interview = (changes: Partial<Interview> = {}): Interview => ({
  interviewId: id(71),
  applicationId: id(1),
  person: person(),
  position,
  stage: 'FIRST_INTERVIEW',
  life: 'NOT_STARTED',
  reply: 'PENDING_REPLY',
  signIn: 'UNSIGNED',
  start: '2026-11-25T06:00:00.000Z',
  end: '2026-11-25T06:30:00.000Z',
  mode: 'ON_SITE',
  place: 'Room 12',
  placeDetails: {
    mode: 'ON_SITE',
    site: 'Room 12',
    videoTool: '',
    link: '',
    meetingCode: '',
    password: '',
    contact: 'Lin Jing',
  },
  interviewers: [zhao, qian],
  evaluationForm: startingForm,
  evaluations: [],
  revision: 3,
  allowedActions: ['RescheduleInterview', 'CancelInterview'],
  ...changes,
});

/** Somebody invited to choose a time. */
export const seeker = (changes: Partial<Session['seekers'][number]> = {}): Session['seekers'][number] => ({
  appointmentId: id(83),
  applicationId: id(1),
  person: person(),
  state: 'IN_RESERVATION',
  reservation: 'UNRESERVED',
  arranged: false,
  urgedAt: null,
  toRemind: false,
  segmentId: null,
  reason: null,
  allowedActions: [],
  ...changes,
});

/** Two half hours on offer, one of them with two seats. */
export const session = (changes: Partial<Session> = {}): Session => ({
  sessionId: id(81),
  name: 'First interviews',
  position,
  stage: 'FIRST_INTERVIEW',
  state: 'OPEN',
  mode: 'ON_SITE',
  principal: qian,
  deadline: '2026-11-24T10:00:00.000Z',
  seats: 3,
  reserved: 0,
  invited: 1,
  arranged: 0,
  revision: 9,
  site: 'Room 12',
  videoTool: '',
  durationMinutes: 30,
  gapMinutes: 0,
  contact: 'Lin Jing',
  interviewers: [zhao, qian],
  segments: [
    {
      segmentId: id(84),
      start: '2026-11-25T01:00:00.000Z',
      end: '2026-11-25T01:30:00.000Z',
      seats: 2,
      temporary: false,
      taken: [],
    },
    {
      segmentId: id(85),
      start: '2026-11-25T01:30:00.000Z',
      end: '2026-11-25T02:00:00.000Z',
      seats: 1,
      temporary: true,
      taken: [],
    },
  ],
  seekers: [seeker()],
  allowedActions: ['UrgeSeekers', 'InviteToSession', 'AddSegment'],
  ...changes,
});
