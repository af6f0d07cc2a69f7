import { account, canDo } from '../account/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { listedRefused } from './listed.ts';
import { position } from './position.ts';

const nameOf = (accountId: string): string => `responsible:${accountId}`;

/** A draft that belongs to whoever made it, and to colleagues who can look after it. */
export const createPosition = position.decider('CreatePosition', {
  target: (_payload, { newId }) => position.ref(newId()),
  needs: ({ payload }) => Object.fromEntries(payload.responsibleIds.map((id) => [nameOf(id), account.ref(id)])),
  decide: ({ id, payload, actor, settings, now, related }) => {
    const { details, responsibleIds } = payload;
    const refused = listedRefused(details, undefined, { settings, now });
    if (refused) return refused;
    const unable = responsibleIds.findIndex((one) => !canDo(related, nameOf(one), 'MANAGE_POSITION'));
    if (unable >= 0) return refuse('account.cannot_take', undefined, `responsibleIds.${unable}`);
    const created = { positionId: id, details, hrOwnerId: actor.id, responsibleIds: [...new Set(responsibleIds)] };
    return accept(position.fact('PositionCreated', created), { positionId: id });
  },
});
