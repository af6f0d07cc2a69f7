/** Lifts the data of one event type from a version to the next; pure, run at every read. Shaped as the runtime's Upcaster. */
export interface EventUpcaster {
  readonly type: string;
  readonly from: number;
  readonly upcast: (data: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/**
 * Every step from an event version that was ever released to the next. Changing the shape of a released event means: raise the
 * version in its contract, add a step here, add a sample (`npm run samples`); the old samples stay and must still be read.
 */
export const upcasters: readonly EventUpcaster[] = [
  { type: 'NotificationQueued', from: 1, upcast: (data) => ({ ...data, applicationId: null, positionId: null }) },
];
