import { z } from 'zod';
import { command } from '../shared/define.ts';
import { manyLines } from '../shared/human-text.ts';
import { Id, Instant, Reason } from '../shared/shapes.ts';
import { InterviewerIds, InterviewPlace, inOrder, Span } from './interview.ts';
import { presenceCommands } from './presence-commands.ts';

const manages = { staff: 'MANAGE_INTERVIEW' } as const;
const seeker = [{ link: 'interview', stepUp: 'tail' }, { self: 'CREATE_DELIVERY' }] as const;
const interviewId = Id;
const onInterview = z.strictObject({ interviewId });
const arrangeRefusals = [
  'interview.interviewer_required',
  'interview.conflict',
  'interview.site_required',
  'interview.too_long',
  'interview.in_past',
  'common.not_found',
  'application.invalid_transition',
] as const;

export const interviewCommands = {
  ArrangeInterview: command({
    aggregate: 'interview',
    payload: z
      .strictObject({
        applicationId: Id,
        ...Span,
        place: InterviewPlace,
        interviewerIds: InterviewerIds,
        /** Interviews of one group share their time and interviewers. */
        groupId: Id.nullable().default(null),
      })
      .refine(inOrder, { error: 'common.range', path: ['end'] }),
    grants: [manages],
    emits: ['InterviewArranged'],
    refusals: arrangeRefusals,
  }),
  AcceptInterview: command({
    aggregate: 'interview',
    payload: onInterview,
    grants: seeker,
    emits: ['InterviewAccepted'],
    refusals: ['interview.started'],
  }),
  DeclineInterview: command({
    aggregate: 'interview',
    payload: z.strictObject({ interviewId, reason: manyLines.max(500, { error: 'common.too_long' }) }),
    grants: seeker,
    emits: ['InterviewDeclined'],
    refusals: ['interview.started', 'interview.reason_required'],
  }),
  RescheduleInterview: command({
    aggregate: 'interview',
    payload: z
      .strictObject({
        interviewId,
        ...Span,
        place: InterviewPlace,
        interviewerIds: InterviewerIds,
        /** Whether the candidate is told. */
        notify: z.boolean(),
      })
      .refine(inOrder, { error: 'common.range', path: ['end'] }),
    grants: [manages],
    emits: ['InterviewRescheduled'],
    refusals: [...arrangeRefusals, 'interview.started'],
  }),
  /** The clock's command, a day before the start that it names. */
  RemindOfInterview: command({
    aggregate: 'interview',
    payload: z.strictObject({ interviewId, start: Instant }),
    grants: [{ system: true }],
    emits: ['InterviewReminded'],
    refusals: ['interview.not_yet', 'interview.started'],
    privacy: 'exempt',
  }),
  StartInterview: command({
    aggregate: 'interview',
    payload: onInterview,
    grants: [{ staff: 'SIGN_IN_CANDIDATE' }, { system: true }],
    emits: ['InterviewStarted'],
    refusals: ['interview.not_yet'],
  }),
  FinishInterview: command({
    aggregate: 'interview',
    payload: onInterview,
    grants: [manages, { system: true }],
    emits: ['InterviewFinished'],
    refusals: ['interview.not_yet'],
    privacy: 'exempt',
  }),
  CancelInterview: command({
    aggregate: 'interview',
    payload: z.strictObject({ interviewId, reason: Reason }),
    grants: [manages, { system: true }],
    emits: ['InterviewCancelled'],
    refusals: ['interview.started', 'common.reason_required'],
    privacy: 'exempt',
  }),
  ...presenceCommands,
};
