import type { PositionDetails } from '@talentlog/contracts';
import { position } from '../position/index.ts';
import { type Refusal, type Related, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';

/** What an application takes over from its position when it begins. */
export const begun = (applicationId: string, positionId: string, details: PositionDetails, hrOwnerId: string) => ({
  applicationId,
  positionId,
  number: `R-${applicationId.slice(0, 8).toUpperCase()}`,
  track: details.track,
  batch: details.batch,
  hrOwnerId,
});

/** A position staff may open an application on. */
interface OpenPosition {
  readonly details: PositionDetails;
  readonly hrOwnerId: string;
}

/** The position staff open an application on: it must exist and be OPEN. */
export function openPosition(related: Related): OpenPosition | Refusal {
  const { state, data } = loaded(related, 'position', position);
  if (data.details === undefined) return refuse('common.not_found', undefined, 'positionId');
  if (state !== 'OPEN') return refuse('position.unavailable', { because: state }, 'positionId');
  return { details: data.details, hrOwnerId: data.hrOwnerId };
}
