import { accept, refuse } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** The password alone leads in again. */
export const turnOffSecondFactor = account.decider('TurnOffSecondFactor', {
  offered: ({ data }) => data.factorId !== null,
  decide: (context) =>
    context.data.factorId !== null
      ? accept(account.fact('SecondFactorTurnedOff', aboutAccount(context)))
      : refuse('second_factor.off'),
});
