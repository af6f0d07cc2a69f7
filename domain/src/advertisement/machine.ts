import { advertisementEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * An advertisement: one publication of a position on a channel. It is what job seekers see; stopping it never touches running
 * deliveries. Read `lifecycle.md` first. Source: DOMAIN.md section 5, table 1.
 */
export const advertisementMachine = setup({
  types: eventTypesOf(advertisementEvents),
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'advertisement',
  initial: 'NONE',
  states: {
    NONE: { on: { AdvertisementCreated: 'hidden.TO_BE_PUBLISHED' } },
    /** Nobody outside sees it: it may be changed, and taken away as if it had never been. */
    hidden: {
      initial: 'TO_BE_PUBLISHED',
      on: {
        AdvertisementEdited: { actions: 'keep' },
        AdvertisementPublished: 'PUBLISHED',
        AdvertisementStopped: 'STOPPED',
        AdvertisementDeleted: 'DELETED',
      },
      states: {
        TO_BE_PUBLISHED: { meta: { state: 'TO_BE_PUBLISHED' } },
        UNPUBLISHED: { meta: { state: 'UNPUBLISHED' } },
      },
    },
    PUBLISHED: {
      on: {
        AdvertisementDeliveredTo: { actions: 'keep' },
        AdvertisementUnpublished: 'hidden.UNPUBLISHED',
        AdvertisementStopped: 'STOPPED',
      },
    },
    STOPPED: { on: { AdvertisementEnabled: 'hidden.UNPUBLISHED' } },
    DELETED: {},
  },
});
