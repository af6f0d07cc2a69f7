import { accept } from '../shared/decider.ts';
import { position } from './position.ts';

/** A closed position begins again as a draft. */
export const reopenPosition = position.decider('ReopenPosition', {
  decide: ({ id }) => accept(position.fact('PositionReopened', { positionId: id })),
});
