import { accept } from '../shared/decider.ts';
import { position } from './position.ts';

/** Deliveries are taken from now on. */
export const openPosition = position.decider('OpenPosition', {
  decide: ({ id }) => accept(position.fact('PositionOpened', { positionId: id })),
});
