import { infoCollectionEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * An information collection: what a person who accepted an offer tells before the first day, until SAP has it. It protects that
 * only complete and locked data is pushed, one push at a time, and that a pushed collection is opened again only with a reason.
 * The person fills it in, recruiters check, lock and push it, the SAP bridge reports. Read `lifecycle.md` first. Source: DOMAIN.md
 * section 5, table 12.
 */
export const infoCollectionMachine = setup({
  types: eventTypesOf(infoCollectionEvents),
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'infoCollection',
  initial: 'NONE',
  states: {
    NONE: { on: { CollectionCreated: 'TO_COLLECT' } },
    TO_COLLECT: {
      on: { CollectionSent: 'COLLECTING', EntryDetailsSet: { actions: 'keep' }, CollectionArchived: 'ARCHIVED' },
    },
    COLLECTING: {
      on: {
        CollectionDraftSaved: { actions: 'keep' },
        CollectionReminded: { actions: 'keep' },
        CollectionSubmitted: 'COLLECTED',
        EntryDetailsSet: { actions: 'keep' },
        CollectionArchived: 'ARCHIVED',
      },
    },
    COLLECTED: {
      on: {
        CollectionRejected: 'COLLECTING',
        CollectionLocked: 'LOCKED',
        EntryDetailsSet: { actions: 'keep' },
        CollectionArchived: 'ARCHIVED',
      },
    },
    LOCKED: {
      initial: 'AT_REST',
      states: {
        AT_REST: {
          meta: { state: 'LOCKED' },
          on: {
            CollectionUnlocked: '#infoCollection.COLLECTED',
            EntryDetailsSet: { actions: 'keep' },
            SapPushRequested: 'PUSHING',
            CollectionArchived: '#infoCollection.ARCHIVED',
          },
        },
        // While SAP is asked, nothing is touched.
        PUSHING: {
          meta: { state: 'LOCKED' },
          on: {
            SapPushed: '#infoCollection.PUSHED',
            SapPushFailed: 'AT_REST',
            CollectionArchived: '#infoCollection.ARCHIVED.PUSHING',
          },
        },
      },
    },
    PUSHED: { on: { CollectionReopened: 'COLLECTED' } },
    ARCHIVED: {
      initial: 'AT_REST',
      states: {
        AT_REST: { meta: { state: 'ARCHIVED' } },
        // The push was under way when the offer fell.
        PUSHING: { meta: { state: 'ARCHIVED' }, on: { SapPushed: 'AT_REST', SapPushFailed: 'AT_REST' } },
      },
    },
  },
});
