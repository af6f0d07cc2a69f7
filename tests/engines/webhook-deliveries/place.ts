import { afterEach, beforeEach } from '@jest/globals';
import { type LastAnswer, type LogPosition, type NewDelivery, START, type WebhookDeliveries } from '@talentlog/runtime';

/** Where an adapter keeps the deliveries of one test. */
export interface DeliveriesPlace {
  open(): Promise<WebhookDeliveries>;
  remove(): Promise<void>;
}

export const at = (n: number): LogPosition => String(n).padStart(START.length, '0') as LogPosition;
/** What is to be sent: the nth event of the log, by default for `s1` and in a key of its own. */
export const to = (n: number, key = `k${n}`, subscriberId = 's1', part = 0): NewDelivery => ({
  subscriberId,
  eventId: `e${n}/${part}`,
  key,
  type: 'application.opened',
  position: at(n),
  stream: `application-${key}`,
  revision: n,
  part,
});
export const ok = (time: number): LastAnswer => ({ answer: 'answered', status: 204, at: time });
export const no = (time: number): LastAnswer => ({ answer: 'silent', at: time });
export const lease = { until: 1_000_000, limit: 10 };

/** Deliveries of its own for each test, and what tests do with them. */
export function deliveriesStage(makePlace: () => Promise<DeliveriesPlace>) {
  let place: DeliveriesPlace;
  let store: WebhookDeliveries;
  beforeEach(async () => {
    place = await makePlace();
    store = await place.open();
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });
  return {
    get store() {
      return store;
    },
    open: () => place.open(),
    async reopen() {
      await store.close();
      store = await place.open();
    },
    enqueue: (round: number, ...deliveries: readonly NewDelivery[]) => store.enqueue(deliveries, at(round), 10),
    /** Ids of what is taken, and due again at once. */
    async taken(subscriberId = 's1', now = 100) {
      const found = await store.take(subscriberId, now, { until: now, limit: 100 });
      return found.map(({ eventId }) => eventId);
    },
  };
}
