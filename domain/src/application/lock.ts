import { type Refusal, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { type FoldedApplication, isActiveApplication } from './work.ts';

/** While one of a person's other applications holds their lock, staff move them on no other one (DOMAIN.md section 2). */
export function lockHeldBy(others: readonly FoldedApplication[], now: string, path?: string): Refusal | undefined {
  const lock = others
    .filter(isActiveApplication)
    .map(({ data }) => data.lock)
    .find((held) => held !== null && isBefore(now, held.until));
  return lock ? refuse('record.locked_elsewhere', { until: lock.until }, path) : undefined;
}
