import { jobSeekerEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * A person as the company knows them, with or without an account: known or not, from then on a book that is written in, until
 * they are erased. Read
 * `lifecycle.md` first. Source: DOMAIN.md section 1 and 2.
 */
export const jobSeekerMachine = setup({
  types: eventTypesOf(jobSeekerEvents),
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'jobSeeker',
  initial: 'NONE',
  states: {
    NONE: { on: { JobSeekerCreated: 'KNOWN' } },
    KNOWN: {
      on: {
        JobSeekerAccountJoined: { actions: 'keep' },
        ContactChanged: { actions: 'keep' },
        ContactRevealed: { actions: 'keep' },
        JobSeekerCommented: { actions: 'keep' },
        JobSeekerTagged: { actions: 'keep' },
        ApplicationOpened: { actions: 'keep' },
        ApplicationClosed: { actions: 'keep' },
        JobSeekerTakenUp: { actions: 'keep' },
        JobSeekerFileAdded: { actions: 'keep' },
        JobSeekerFileRemoved: { actions: 'keep' },
        JobSeekerCommentPinned: { actions: 'keep' },
        MessagesChosen: { actions: 'keep' },
        PersonWrittenTo: { actions: 'keep' },
        LoggedValueRevealed: { actions: 'keep' },
        ErasureAnnounced: { actions: 'keep' },
        ErasureBegun: 'ERASING',
        ContactAgreed: { actions: 'keep' },
        ContactProved: { actions: 'keep' },
        ContactChangeProposed: { actions: 'keep' },
      },
    },
    // What they had under way ends, and that is all that is still told of them.
    ERASING: { on: { ApplicationClosed: { actions: 'keep' }, JobSeekerErased: 'ERASED' } },
    ERASED: { on: { ApplicationClosed: { actions: 'keep' } } },
  },
});
