import { interviewHistories, interviewId, seat } from '../interview/fixtures.ts';
import { interview } from '../interview/interview.ts';
import type { Fixtures } from '../shared/cells.ts';
import { cast } from '../shared/stories.ts';
import { happened, story, type Told, testId } from '../shared/testing.ts';
import { decidedEvaluation } from './deciders.ts';

export const evaluationId = seat.evaluationId;
export const interviewer = { kind: 'account', id: cast.interviewer } as const;
const who = {
  evaluationId,
  interviewId,
  interviewerId: cast.interviewer,
  applicationId: cast.application,
  jobSeekerId: cast.jobSeeker,
  positionId: cast.position,
};
const dimensions = ['PROFESSIONAL', 'COMMUNICATION', 'LEARNING', 'TEAMWORK', 'POSITION_FIT'];
const scores = dimensions.map((dimension) => ({ dimension, score: 4 }));
export const sheet = { evaluationId, scores, result: 'PASS', text: 'Clear and careful.' };
const requested = happened('EvaluationRequested', { ...who, start: '2026-11-02T06:00:00.000Z' });
const written = { ...who, scores, result: 'PASS', recommendedPositionId: null, text: 'Clear.' };

export const evaluationHistories = {
  NONE: [],
  UNEVALUATED: [requested],
  EVALUATED: [requested, happened('EvaluationSubmitted', written)],
  WITHDRAWN: [requested, happened('EvaluationWithdrawn', who)],
} satisfies Record<string, readonly Told[]>;

/** The interview of the evaluation, by the words of its own fixtures. */
export const inInterview = (state: keyof typeof interviewHistories) =>
  story(interview, interviewId, interviewHistories[state]);

const related = { interview: inInterview('in interview') };
export const evaluationFixtures: Fixtures = {
  aggregate: decidedEvaluation,
  id: evaluationId,
  histories: evaluationHistories,
  valid: {
    SubmitEvaluation: () => ({ payload: sheet, related, actor: interviewer }),
    AmendEvaluation: () => ({ payload: sheet, related, actor: interviewer }),
    EvaluateOnBehalf: () => ({ payload: sheet, related, actor: { kind: 'account', id: testId(900) } }),
  },
};
