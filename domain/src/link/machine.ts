import { linkEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * A one-time link, kept under the hash of its token. It protects that a token works for one purpose, one person and one thing,
 * and only until it is replaced, closed or too old; an answered one opens what was answered, read-only, until its end. What it is for
 * may move its end. Tries of the phone's tail live with the sign-ins. Read `lifecycle.md` first.
 * Source: DOMAIN.md section 2.
 */
export const linkMachine = setup({
  types: eventTypesOf(linkEvents),
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'link',
  initial: 'NONE',
  states: {
    NONE: { on: { LinkIssued: 'VALID' } },
    VALID: { on: { LinkIssued: { actions: 'keep' }, LinkVoided: 'VOIDED', LinkExpired: 'EXPIRED' } },
    EXPIRED: {},
    VOIDED: {},
  },
});
