import { accept } from '../shared/decider.ts';
import { position } from './position.ts';

/** No deliveries for a while; what runs goes on. */
export const pausePosition = position.decider('PausePosition', {
  decide: ({ id }) => accept(position.fact('PositionPaused', { positionId: id })),
});
