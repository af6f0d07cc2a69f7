import { z } from 'zod';
import { EvaluationForm } from '../evaluation/form.ts';
import { query } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import {
  AccountRef,
  AllowedActions,
  flag,
  many,
  Paging,
  PersonSeen,
  PositionRef,
  Revision,
} from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';
import { InterviewPlace } from './interview.ts';
import { interviewTimesQueries } from './times-queries.ts';

export const InterviewRow = z.object({
  interviewId: Id,
  applicationId: Id,
  person: PersonSeen,
  position: PositionRef,
  stage: z.string(),
  life: z.string(),
  reply: z.string(),
  signIn: z.string(),
  start: z.string(),
  end: z.string(),
  mode: z.string(),
  /** Site and contact on one line, with the meeting code only where `placeDetails` is told. */
  place: z.string(),
  /** The place field by field, for its interviewers and those who manage the position's interviews; null otherwise. */
  placeDetails: InterviewPlace.nullable(),
  interviewers: z.array(AccountRef),
  /** What the candidate is told to type, for who may sign them in, while that is possible; never in lists. */
  signInCode: z.string().nullable().optional(),
  /** In lists without their result, scores and text. */
  /** What an evaluation is asked for now; never in lists. */
  evaluationForm: EvaluationForm.optional(),
  evaluations: z.array(
    z.object({
      evaluationId: Id,
      interviewer: AccountRef,
      state: z.string(),
      result: z.string().nullable(),
      scores: z.array(z.object({ dimension: z.string(), score: z.number() })),
      /** The form that it was written under, where its scores are told. */
      form: EvaluationForm.nullable(),
      text: z.string().nullable(),
      /** Who wrote it in the interviewer's name; null where they wrote it themselves. */
      onBehalfBy: AccountRef.nullable(),
      revision: Revision,
      allowedActions: AllowedActions,
    }),
  ),
  revision: Revision,
  allowedActions: AllowedActions,
});

export const Place = z.object({
  mode: z.enum(['ON_SITE', 'VIDEO', 'PHONE']),
  site: z.string(),
  videoTool: z.string(),
  link: z.string(),
  meetingCode: z.string(),
  password: z.string(),
  contact: z.string(),
});

export const interviewQueries = {
  ...interviewTimesQueries,
  interviews: query({
    params: z.strictObject({
      from: oneLine.max(30).optional(),
      to: oneLine.max(30).optional(),
      mine: flag,
      life: many(oneLine.max(20)),
      ...Paging,
    }),
    result: z.object({ rows: z.array(InterviewRow) }),
    grants: [{ staff: 'VIEW_JOB_SEEKER' }],
    reads: 'LINES',
    view: 'interviews',
  }),
  interviewDetail: query({
    params: z.strictObject({ interviewId: Id }),
    result: InterviewRow,
    grants: [{ staff: 'VIEW_JOB_SEEKER' }],
    reads: 'INTERVIEW',
    view: 'interviews',
  }),
  interviewPage: query({
    params: z.strictObject({ id: Id.optional() }),
    result: z.object({
      interviewId: Id,
      name: z.string(),
      /** Whom to ask: the HR owner of the position. */
      contact: z.string().optional(),
      position: PositionRef,
      stage: z.string(),
      life: z.enum(['NOT_STARTED', 'IN_INTERVIEW', 'FINISHED', 'CANCELLED']),
      reply: z.enum(['PENDING_REPLY', 'ACCEPTED', 'DECLINED']),
      signIn: z.enum(['UNSIGNED', 'SIGNED_IN', 'NOT_PRESENT']),
      start: z.string(),
      end: z.string(),
      place: Place,
      declineReason: z.string().nullable(),
      revision: Revision,
      allowedActions: AllowedActions,
    }),
    grants: [{ link: 'interview', stepUp: 'tail' }, { self: 'VIEW_USER' }],
    reads: 'OWN',
    view: 'interviews',
  }),
};
