import { accept, refuse } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** A colleague lost the app and the codes: an administrator lets them set up another one. */
export const resetSecondFactor = account.decider('ResetSecondFactor', {
  offered: ({ actor, data }) => data.factorId !== null && actor?.id !== data.personId,
  decide: (context) => {
    const { id, actor, data } = context;
    if (actor.id === id) return refuse('account.own_access');
    if (data.factorId === null) return refuse('second_factor.off');
    return accept(account.fact('SecondFactorReset', aboutAccount(context)));
  },
});
