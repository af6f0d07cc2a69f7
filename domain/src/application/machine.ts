import { applicationEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * An application: one person on one position. It protects the order of the stages, that nothing is passed while work is open, that an
 * offer goes with every step behind stage 12, and that only onboarding ends as EMPLOYED. The stage is data, its next ones a table per
 * track (contracts, stages.ts); the step's status is the state. Recruiters move it, the person may withdraw it, offers and interviews
 * keep their own books on it. Read `lifecycle.md` first. Source: DOMAIN.md section 4 and section 5, table 2.
 */
export const applicationMachine = setup({
  types: eventTypesOf(applicationEvents),
  guards: {
    /** It never counted as a delivery. */
    isInvalid: ({ event }) => event.type === 'RecordEnded' && event.data.bucket === 'INVALID',
    /** Onboarding may follow. */
    isSigned: ({ event }) =>
      event.type === 'RecordEnded' &&
      (event.data.outcome === 'SIGNED_TWO_PARTY' || event.data.outcome === 'SIGNED_THREE_PARTY'),
    isEmployed: ({ event }) => event.type === 'RecordEnded' && event.data.outcome === 'EMPLOYED',
  },
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'application',
  initial: 'NONE',
  states: {
    NONE: { on: { RecordDelivered: 'active', RecordCreated: 'active' } },
    active: {
      initial: 'TO_HANDLE',
      on: {
        StepHeld: '.UNDETERMINED',
        StepPassed: '.PASSED',
        StageSkipped: '.TO_HANDLE',
        StageReturned: '.TO_HANDLE',
        RecordEnded: [
          { guard: 'isInvalid', target: 'INVALID' },
          { guard: 'isSigned', target: 'ended.signed' },
          { guard: 'isEmployed', target: 'ended.final' },
          { target: 'ended.over' },
        ],
        RecordTransferred: 'ended.final',
        RecordInvalidated: 'INVALID',
        CandidateWrittenTo: { actions: 'keep' },
        RecordLocked: { actions: 'keep' },
        RecordUnlocked: { actions: 'keep' },
        OfferOpened: { actions: 'keep' },
        OfferClosed: { actions: 'keep' },
        WorkOpened: { actions: 'keep' },
        WorkClosed: { actions: 'keep' },
      },
      states: {
        TO_HANDLE: { meta: { state: 'TO_HANDLE' }, on: { StepStarted: 'IN_PROGRESS' } },
        IN_PROGRESS: { meta: { state: 'IN_PROGRESS' } },
        UNDETERMINED: { meta: { state: 'UNDETERMINED' } },
        PASSED: { meta: { state: 'PASSED' }, on: { StageAdvanced: 'TO_HANDLE' } },
      },
    },
    ended: {
      initial: 'over',
      meta: { state: 'ENDED' },
      // Work and offers of an application that ended are still closed one after the other.
      on: {
        CandidateWrittenTo: { actions: 'keep' },
        OfferClosed: { actions: 'keep' },
        WorkClosed: { actions: 'keep' },
      },
      states: {
        over: { on: { RecordReopened: '#application.active' } },
        signed: { on: { RecordReopened: '#application.active', OnboardingStarted: '#application.active' } },
        /** Nobody is hired twice, and a transferred application goes on elsewhere. */
        final: {},
      },
    },
    INVALID: {
      on: { RecordReopened: 'active', OfferClosed: { actions: 'keep' }, WorkClosed: { actions: 'keep' } },
    },
  },
});
