import { type PositionData, position } from '../position/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import type { Related } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';
import { ownersOfPosition } from './scope.ts';

const nameOf = (positionId: string): string => `place:${positionId}`;

/** Loads these positions, for a decision that asks who owns them. */
export const needPositions = (positionIds: readonly string[]): Record<string, Ref> =>
  Object.fromEntries(positionIds.map((id) => [nameOf(id), position.ref(id)]));

/** One of the positions that `needPositions` loads. */
export const positionIn = (related: Related, positionId: string): PositionData | undefined =>
  loadedIf(related, nameOf(positionId), position)?.data;

/** Accounts that own one of these positions. */
export function ownersIn(related: Related, positionId: string): readonly string[] {
  const found = positionIn(related, positionId);
  return found === undefined ? [] : ownersOfPosition(found);
}
