import { accept } from '../shared/decider.ts';
import { position } from './position.ts';

/** Changes what the position says, wherever it is shown. */
export const editPosition = position.decider('EditPosition', {
  decide: ({ id, payload }) => accept(position.fact('PositionEdited', { positionId: id, details: payload.details })),
});
