import type { EventContract, EventsOf } from '@talentlog/contracts';
import type { OpenedEvent } from '@talentlog/runtime';
import type { NotificationRequest } from './request.ts';

/** When this happens, tell them that. Pure: it sees the event and nothing else. */
export interface Policy {
  readonly on: string;
  readonly tell: (event: OpenedEvent) => readonly NotificationRequest[];
}

/** Ties a policy to the contract of its event. Personal fields are null once the person was erased. */
export const when = <T extends Readonly<Record<string, EventContract>>, K extends keyof T & string>(
  _events: T,
  on: K,
  tell: (event: Extract<EventsOf<T>, { type: K }>) => readonly NotificationRequest[],
): Policy => ({
  on,
  // The opener gives every event in the shape of its contract.
  tell: (event) => tell(event as unknown as Extract<EventsOf<T>, { type: K }>),
});
