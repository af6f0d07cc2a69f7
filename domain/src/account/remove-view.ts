import { accept, refuse } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** Lets go of a way to see a list. */
export const removeView = account.decider('RemoveView', {
  decide: (context) => {
    const { viewId } = context.payload;
    if (context.data.savedViews.every((one) => one.viewId !== viewId))
      return refuse('common.not_found', undefined, 'viewId');
    return accept(account.fact('ViewRemoved', { ...aboutAccount(context), viewId }));
  },
});
