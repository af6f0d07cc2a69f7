import { accept, refuse } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** Whoever signs in is asked for a code of the app from now on. */
export const turnOnSecondFactor = account.decider('TurnOnSecondFactor', {
  offered: ({ data }) => data.factorId === null,
  decide: (context) =>
    context.data.factorId !== null
      ? refuse('second_factor.on')
      : accept(account.fact('SecondFactorTurnedOn', { ...aboutAccount(context), factorId: context.payload.factorId })),
});
