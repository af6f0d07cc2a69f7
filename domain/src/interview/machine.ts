import { interviewEvents } from '@talentlog/contracts';
import { and, not, or, setup, stateIn } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * The final time and place: its life, the candidate's reply and their attendance side by side. It protects that a declined
 * interview never starts, that replies come before the start, and that nobody is marked absent from what was cancelled or
 * declined. Moving an interview asks for the reply again. Read `lifecycle.md` first. Source: DOMAIN.md section 5, tables 5 and 7.
 */
export const interviewMachine = setup({
  types: eventTypesOf(interviewEvents),
  guards: {
    isNotStarted: stateIn('#notStarted'),
    // Attendance may still be put right after the end.
    mayBeAttended: or([stateIn('#notStarted'), stateIn('#inInterview'), stateIn('#finished')]),
    isNotDeclined: not(stateIn('#declined')),
  },
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'interview',
  type: 'parallel',
  states: {
    life: {
      initial: 'NONE',
      states: {
        NONE: { on: { InterviewArranged: 'NOT_STARTED' } },
        NOT_STARTED: {
          id: 'notStarted',
          on: {
            InterviewReminded: { guard: 'isNotDeclined', actions: 'keep' },
            InterviewStarted: { guard: 'isNotDeclined', target: 'IN_INTERVIEW' },
            InterviewFinished: 'FINISHED',
            InterviewCancelled: 'CANCELLED',
          },
        },
        IN_INTERVIEW: { id: 'inInterview', on: { InterviewFinished: 'FINISHED' } },
        FINISHED: { id: 'finished' },
        CANCELLED: {},
      },
    },
    reply: {
      initial: 'PENDING_REPLY',
      states: {
        PENDING_REPLY: {
          on: {
            InterviewAccepted: { guard: 'isNotStarted', target: 'ACCEPTED' },
            InterviewDeclined: { guard: 'isNotStarted', target: 'DECLINED' },
            InterviewRescheduled: { guard: 'isNotStarted', actions: 'keep' },
          },
        },
        ACCEPTED: {
          on: {
            InterviewDeclined: { guard: 'isNotStarted', target: 'DECLINED' },
            InterviewRescheduled: { guard: 'isNotStarted', target: 'PENDING_REPLY' },
          },
        },
        DECLINED: {
          id: 'declined',
          on: {
            InterviewAccepted: { guard: 'isNotStarted', target: 'ACCEPTED' },
            InterviewRescheduled: { guard: 'isNotStarted', target: 'PENDING_REPLY' },
          },
        },
      },
    },
    signIn: {
      initial: 'UNSIGNED',
      states: {
        UNSIGNED: {
          on: {
            SignedIn: { guard: 'mayBeAttended', target: 'SIGNED_IN' },
            MarkedNotPresent: { guard: and(['mayBeAttended', 'isNotDeclined']), target: 'NOT_PRESENT' },
          },
        },
        SIGNED_IN: {
          on: {
            SignInReset: { guard: 'mayBeAttended', target: 'UNSIGNED' },
            InterviewRescheduled: { guard: 'isNotStarted', target: 'UNSIGNED' },
          },
        },
        NOT_PRESENT: {
          on: {
            SignInReset: { guard: 'mayBeAttended', target: 'UNSIGNED' },
            InterviewRescheduled: { guard: 'isNotStarted', target: 'UNSIGNED' },
          },
        },
      },
    },
  },
});
