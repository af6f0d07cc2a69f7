import { positionEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * A position: what is hired for. HR owns it; the people responsible see its applications. It gates publication (only an OPEN
 * position is advertised) and delivery (see `availability.ts`). Read `lifecycle.md` first. Source: DOMAIN.md section 3.
 */
export const positionMachine = setup({
  types: eventTypesOf(positionEvents),
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'position',
  initial: 'NONE',
  states: {
    NONE: { on: { PositionCreated: 'DRAFT' } },
    DRAFT: {
      on: {
        AdvertisementAttached: { actions: 'keep' },
        PositionEdited: { actions: 'keep' },
        PositionOpened: 'OPEN',
        PositionClosed: 'CLOSED',
      },
    },
    OPEN: {
      on: {
        AdvertisementAttached: { actions: 'keep' },
        PositionEdited: { actions: 'keep' },
        PositionPaused: 'PAUSED',
        PositionFilled: 'FILLED',
        PositionClosed: 'CLOSED',
      },
    },
    PAUSED: {
      on: {
        AdvertisementAttached: { actions: 'keep' },
        PositionEdited: { actions: 'keep' },
        PositionOpened: 'OPEN',
        PositionClosed: 'CLOSED',
      },
    },
    FILLED: { on: { AdvertisementAttached: { actions: 'keep' }, PositionOpened: 'OPEN', PositionClosed: 'CLOSED' } },
    CLOSED: { on: { PositionReopened: 'DRAFT' } },
  },
});
