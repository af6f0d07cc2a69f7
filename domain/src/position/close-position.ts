import { accept } from '../shared/decider.ts';
import { position } from './position.ts';

/** Nobody is looked for any more; its advertisements are stopped in its wake. */
export const closePosition = position.decider('ClosePosition', {
  decide: ({ id, payload }) => accept(position.fact('PositionClosed', { positionId: id, reason: payload.reason })),
});
