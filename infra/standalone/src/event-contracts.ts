import type { EventContract } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';

/** Every event contract by type: what opening a stored event needs. */
export const eventContracts: Readonly<Record<string, EventContract>> = Object.assign(
  {},
  ...Object.values(aggregates).map(({ events }) => events),
);
