import type { DecideContext } from '../shared/decider.ts';
import type { InterviewData, InterviewState } from './data.ts';

/** What a decision about an interview knows. */
export type Context<P = unknown> = DecideContext<P, InterviewData, InterviewState>;

/** What every fact about an interview names. */
export const aboutInterview = ({ id, data }: Pick<Context, 'id' | 'data'>) => ({
  interviewId: id,
  applicationId: data.applicationId,
  jobSeekerId: data.jobSeekerId,
  positionId: data.positionId,
});
