import { type EventsOf, type ScreeningVerdict, screeningItemEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

type ScreeningEvent = EventsOf<typeof screeningItemEvents>;

const says = (event: ScreeningEvent, verdict: ScreeningVerdict): boolean =>
  (event.type === 'ItemScreened' || event.type === 'ItemRevised') && event.data.verdict === verdict;

/** Where an answer leads. */
const byVerdict = [
  { guard: 'isPass', target: '#screeningItem.answered.PASS' },
  { guard: 'isEliminated', target: '#screeningItem.answered.ELIMINATED' },
  { guard: 'isRecommended', target: '#screeningItem.answered.RECOMMENDED' },
  { guard: 'isUndetermined', target: '#screeningItem.waiting.UNDETERMINED' },
] as const;

/**
 * One resume handed to one screener with a deadline. It protects that it is answered once, and after that only revised or taken back, and that what
 * ran out or was cancelled is handed on as a new item. Items of one assignment share a task id. Read `lifecycle.md` first. Source:
 * DOMAIN.md section 5, table 8.
 */
export const screeningItemMachine = setup({
  types: eventTypesOf(screeningItemEvents),
  guards: {
    isPass: ({ event }) => says(event, 'PASS'),
    isEliminated: ({ event }) => says(event, 'ELIMINATED'),
    isRecommended: ({ event }) => says(event, 'RECOMMENDED'),
    isUndetermined: ({ event }) => says(event, 'UNDETERMINED'),
  },
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'screeningItem',
  initial: 'NONE',
  states: {
    NONE: { on: { ScreeningAssigned: 'waiting' } },
    waiting: {
      initial: 'UNSCREENED',
      on: {
        ItemScreened: byVerdict,
        ItemHandedOver: { actions: 'keep' },
        ItemOverdue: 'over.OVERDUE',
        ItemCancelled: 'over.CANCELLED',
      },
      states: {
        UNSCREENED: { meta: { state: 'UNSCREENED' } },
        UNDETERMINED: { meta: { state: 'UNDETERMINED' }, on: { VerdictTakenBack: 'UNSCREENED' } },
      },
    },
    answered: {
      initial: 'PASS',
      on: { ItemRevised: byVerdict, VerdictTakenBack: '#screeningItem.waiting.UNSCREENED' },
      states: {
        PASS: { meta: { state: 'PASS' } },
        ELIMINATED: { meta: { state: 'ELIMINATED' } },
        RECOMMENDED: { meta: { state: 'RECOMMENDED' } },
      },
    },
    over: {
      initial: 'OVERDUE',
      on: { ItemReassigned: { actions: 'keep' } },
      states: {
        OVERDUE: { meta: { state: 'OVERDUE' } },
        CANCELLED: { meta: { state: 'CANCELLED' } },
      },
    },
  },
});
