import type { EventsOf } from '@talentlog/contracts';
import type { EventsTable } from './folded.ts';

/** `types: eventTypesOf(offerEvents)`: the machine is typed by the events of its contracts; XState reads nothing of it when it runs. */
export const eventTypesOf = <T extends EventsTable>(_events: T): { events: EventsOf<T> } => ({
  events: {} as EventsOf<T>,
});
