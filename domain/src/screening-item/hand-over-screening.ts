import { canDo } from '../account/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { aboutItem } from './about.ts';
import { overdue } from './answer.ts';
import { screeningItem } from './screening-item.ts';
import { needScreener } from './task.ts';

/** Another screener goes on with an item that waits, as it stands: nobody has it twice, and it is nobody's at no time. */
export const handOverScreening = screeningItem.decider('HandOverScreening', {
  illegal: overdue,
  needs: ({ payload }) => needScreener(payload.toAccountId),
  decide: (context) => {
    const { data, payload, related } = context;
    const { fromAccountId, toAccountId } = payload;
    if (data.screenerId !== fromAccountId) return refuse('common.not_found', undefined, 'fromAccountId');
    if (toAccountId === fromAccountId || !canDo(related, 'screener', 'SCREEN_RESUME'))
      return refuse('account.cannot_take', undefined, 'toAccountId');
    return accept(screeningItem.fact('ItemHandedOver', { ...aboutItem(context), newScreenerId: toAccountId }));
  },
});
