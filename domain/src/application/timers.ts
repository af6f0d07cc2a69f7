import { applicationEvents } from '@talentlog/contracts';
import { timersOf } from '../shared/timers.ts';

const unlock = (applicationId: string): string => `application-unlock:${applicationId}`;
const over = ({ data: { applicationId } }: { readonly data: { readonly applicationId: string } }) => [
  { cancel: unlock(applicationId) },
];

/** A lock ends by itself after its days, and with its record. */
export const applicationTimers = timersOf(applicationEvents)({
  RecordLocked: ({ data: { applicationId, until } }) => [
    { set: unlock(applicationId), at: until, command: { name: 'UnlockApplication', payload: { applicationId } } },
  ],
  RecordUnlocked: over,
  RecordEnded: over,
  RecordTransferred: over,
  RecordInvalidated: over,
});
