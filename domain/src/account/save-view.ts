import { mostSavedViews } from '@talentlog/contracts';
import { accept, refuse } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** Keeps how a list is seen; a view that is there already is changed. */
export const saveView = account.decider('SaveView', {
  decide: (context) => {
    const { viewId, name, search } = context.payload;
    const others = context.data.savedViews.filter((one) => one.viewId !== viewId);
    if (others.length >= mostSavedViews) return refuse('account.too_many_views', { limit: mostSavedViews });
    return accept(account.fact('ViewSaved', { ...aboutAccount(context), viewId, name, search }));
  },
});
