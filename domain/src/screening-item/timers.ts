import { screeningItemEvents } from '@talentlog/contracts';
import { type TimerAction, timersOf } from '../shared/timers.ts';

interface Item {
  readonly screeningItemId: string;
  readonly deadline: string;
}

const timer = (item: Item) => `screening:${item.screeningItemId}`;
const whileOpen = (item: Item): readonly TimerAction[] => [
  {
    set: timer(item),
    at: item.deadline,
    command: { name: 'MarkItemOverdue', payload: { screeningItemId: item.screeningItemId } },
  },
];
const over = (item: Item): readonly TimerAction[] => [{ cancel: timer(item) }];

/** An item that is still open at its deadline becomes overdue; an undetermined one is open. */
export const screeningItemTimers = timersOf(screeningItemEvents)({
  ScreeningAssigned: ({ data }) => whileOpen(data),
  ItemScreened: ({ data }) => (data.verdict === 'UNDETERMINED' ? whileOpen(data) : over(data)),
  ItemRevised: ({ data }) => (data.verdict === 'UNDETERMINED' ? whileOpen(data) : over(data)),
  VerdictTakenBack: ({ data }) => whileOpen(data),
  ItemOverdue: ({ data }) => over(data),
  ItemCancelled: ({ data }) => over(data),
});
