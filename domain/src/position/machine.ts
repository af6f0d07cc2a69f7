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
    NONE: { on: { PositionCreated: 'live' } },
    live: {
      initial: 'editable',
      on: {
        AdvertisementAttached: { actions: 'keep' },
        PositionHandedOver: { actions: 'keep' },
        PositionClosed: 'CLOSED',
      },
      states: {
        editable: {
          initial: 'DRAFT',
          on: { PositionEdited: { actions: 'keep' } },
          states: {
            DRAFT: { meta: { state: 'DRAFT' }, on: { PositionOpened: 'OPEN' } },
            OPEN: {
              meta: { state: 'OPEN' },
              on: { PositionPaused: 'PAUSED', PositionFilled: '#position.live.FILLED' },
            },
            PAUSED: { meta: { state: 'PAUSED' }, on: { PositionOpened: 'OPEN' } },
          },
        },
        FILLED: { meta: { state: 'FILLED' }, on: { PositionOpened: 'editable.OPEN' } },
      },
    },
    CLOSED: { on: { PositionReopened: 'live' } },
  },
});
