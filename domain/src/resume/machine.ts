import { resumeEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * What a person says about themselves, or staff entered of one who said nothing yet, in blocks, kept under the person's id. It protects that only a complete resume is confirmed
 * and that any edit takes the confirmation back. Read `lifecycle.md` first. Source: DOMAIN.md section 3.
 */
export const resumeMachine = setup({
  types: eventTypesOf(resumeEvents),
  guards: {
    /** With the block that was saved, nothing required is missing any more. */
    isComplete: ({ event }) =>
      (event.type === 'ResumeBlockSaved' || event.type === 'ResumeBlockSavedOnBehalf') && event.data.complete,
  },
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'resume',
  initial: 'EMPTY',
  states: {
    EMPTY: { on: { ResumeCreated: 'kept' } },
    /** There is something to read; what is saved decides whether it is complete. */
    kept: {
      initial: 'editable',
      on: {
        ResumeBlockSaved: [{ guard: 'isComplete', target: '.editable.COMPLETE' }, { target: '.editable.INCOMPLETE' }],
        ResumeBlockSavedOnBehalf: [
          { guard: 'isComplete', target: '.editable.COMPLETE' },
          { target: '.editable.INCOMPLETE' },
        ],
        ResumeContactChanged: { actions: 'keep' },
        ResumeFileAttached: { actions: 'keep' },
        ResumeFileRemoved: { actions: 'keep' },
        ParsedFieldsDismissed: { actions: 'keep' },
        ParsedFieldsRestored: { actions: 'keep' },
      },
      states: {
        editable: {
          initial: 'INCOMPLETE',
          on: {
            ResumeBlockEditingStarted: { actions: 'keep' },
            ResumeBlockEditingEnded: { actions: 'keep' },
            ParsedFieldsAccepted: { actions: 'keep' },
          },
          states: {
            INCOMPLETE: { meta: { state: 'INCOMPLETE' } },
            COMPLETE: { meta: { state: 'COMPLETE' }, on: { ResumeStatementConfirmed: '#resume.kept.CONFIRMED' } },
          },
        },
        CONFIRMED: { meta: { state: 'CONFIRMED' }, on: { ResumeBlockEditingStarted: 'editable.COMPLETE' } },
      },
    },
  },
});
