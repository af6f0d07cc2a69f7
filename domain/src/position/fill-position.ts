import { accept } from '../shared/decider.ts';
import { position } from './position.ts';

/** Everybody who was looked for is found. */
export const fillPosition = position.decider('FillPosition', {
  decide: ({ id }) => accept(position.fact('PositionFilled', { positionId: id })),
});
