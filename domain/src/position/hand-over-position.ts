import { account, canDo } from '../account/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { position } from './position.ts';

/** A colleague's part in the position goes to another one, who can look after it. */
export const handOverPosition = position.decider('HandOverPosition', {
  needs: ({ payload }) => ({ taker: account.ref(payload.toAccountId) }),
  decide: ({ id, payload, data, related }) => {
    const { fromAccountId, toAccountId } = payload;
    if (data.hrOwnerId !== fromAccountId && !data.responsibleIds.includes(fromAccountId))
      return refuse('common.not_found', undefined, 'fromAccountId');
    if (!canDo(related, 'taker', 'MANAGE_POSITION')) return refuse('account.cannot_take', undefined, 'toAccountId');
    return accept(position.fact('PositionHandedOver', { positionId: id, fromAccountId, toAccountId }));
  },
});
