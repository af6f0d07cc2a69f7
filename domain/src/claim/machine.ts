import { claimEvents, type EventsOf } from '@talentlog/contracts';
import { setup } from 'xstate';

/**
 * A claim: one natural key, one owner at a time. It gives uniqueness (one account per phone) without locks, because taking it
 * names the expected revision of its stream. Read `lifecycle.md` first.
 */
export const claimMachine = setup({ types: { events: {} as EventsOf<typeof claimEvents> } }).createMachine({
  id: 'claim',
  initial: 'FREE',
  states: {
    FREE: { on: { ClaimTaken: 'HELD' } },
    HELD: { on: { ClaimReleased: 'FREE' } },
  },
});
