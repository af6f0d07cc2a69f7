import { accept } from '../shared/decider.ts';
import { listedRefused } from './listed.ts';
import { position } from './position.ts';

/** A draft that belongs to whoever made it. */
export const createPosition = position.decider('CreatePosition', {
  target: (_payload, { newId }) => position.ref(newId()),
  decide: ({ id, payload, actor, settings, now }) => {
    const { details, responsibleIds } = payload;
    const refused = listedRefused(details, undefined, { settings, now });
    if (refused) return refused;
    const created = { positionId: id, details, hrOwnerId: actor.id, responsibleIds };
    return accept(position.fact('PositionCreated', created), { positionId: id });
  },
});
