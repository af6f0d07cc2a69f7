import { accept } from '../shared/decider.ts';
import { position } from './position.ts';

/** A draft that belongs to whoever made it. */
export const createPosition = position.decider('CreatePosition', {
  target: (_payload, { newId }) => position.ref(newId()),
  decide: ({ id, payload, actor }) => {
    const { details, responsibleIds } = payload;
    const created = { positionId: id, details, hrOwnerId: actor.id, responsibleIds };
    return accept(position.fact('PositionCreated', created), { positionId: id });
  },
});
