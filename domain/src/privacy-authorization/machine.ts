import { privacyAuthorizationEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * A person's consent to the privacy policy, kept under the person's id. It gates what staff see of them and may do with them; the
 * person grants, declines and withdraws it, time and a new policy end it. Read `lifecycle.md` first. Source: DOMAIN.md section 5, table 13, and section 6.
 */
export const privacyAuthorizationMachine = setup({
  types: eventTypesOf(privacyAuthorizationEvents),
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'privacyAuthorization',
  initial: 'UNAUTHORIZED',
  states: {
    UNAUTHORIZED: {
      on: {
        ConsentGranted: 'AUTHORIZED',
        ConsentRequested: { actions: 'keep' },
        ConsentDeclined: { actions: 'keep' },
      },
    },
    AUTHORIZED: {
      on: {
        // Each delivery asks again, so that a consent lives from the last time it was given.
        ConsentGranted: { actions: 'keep' },
        ConsentReminded: { actions: 'keep' },
        ConsentAskedAnew: { actions: 'keep' },
        ConsentExpired: 'EXPIRED',
        ConsentWithdrawn: 'UNAUTHORIZED',
      },
    },
    EXPIRED: {
      on: {
        ConsentGranted: 'AUTHORIZED',
        ConsentWithdrawn: 'UNAUTHORIZED',
        ConsentRequested: { actions: 'keep' },
        ConsentDeclined: { actions: 'keep' },
      },
    },
  },
});
