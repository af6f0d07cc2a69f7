import { z } from 'zod';
import { command } from '../shared/define.ts';
import { Id, Reason, SmsCode } from '../shared/shapes.ts';

const interviewId = Id;
const onInterview = z.strictObject({ interviewId });
const presence = { staff: 'SIGN_IN_CANDIDATE' } as const;

/** Whether the candidate came: signed in by a colleague or by the code, or not there. */
export const presenceCommands = {
  SignInCandidate: command({
    aggregate: 'interview',
    payload: onInterview,
    grants: [presence],
    emits: ['SignedIn'],
    refusals: ['signin.out_of_window'],
  }),
  SignInWithCode: command({
    aggregate: 'interview',
    payload: z.strictObject({ interviewId, code: SmsCode }),
    grants: [{ link: 'interview', stepUp: 'tail' }, { self: 'CREATE_DELIVERY' }],
    emits: ['SignedIn'],
    refusals: ['signin.out_of_window', 'signin.code_wrong'],
  }),
  MarkNotPresent: command({
    aggregate: 'interview',
    payload: onInterview,
    grants: [presence, { system: true }],
    emits: ['MarkedNotPresent'],
    refusals: ['signin.not_started'],
    privacy: 'exempt',
  }),
  UndoSignIn: command({
    aggregate: 'interview',
    payload: z.strictObject({ interviewId, reason: Reason }),
    grants: [presence],
    emits: ['SignInReset'],
    refusals: ['signin.undo_expired', 'common.reason_required'],
  }),
};
