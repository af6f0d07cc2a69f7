import { claimEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * A claim: one natural key, one owner at a time. It gives uniqueness (one account per phone) without locks, because taking it
 * names the expected revision of its stream. Read `lifecycle.md` first.
 */
export const claimMachine = setup({ types: eventTypesOf(claimEvents) }).createMachine({
  id: 'claim',
  initial: 'FREE',
  states: {
    FREE: { on: { ClaimTaken: 'HELD' } },
    HELD: { on: { ClaimReleased: 'FREE' } },
  },
});
