import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** Keeps which mails a colleague does without, each named once. */
export const chooseWorkMessages = account.decider('ChooseWorkMessages', {
  decide: (context) =>
    accept(account.fact('WorkMessagesChosen', { ...aboutAccount(context), off: [...new Set(context.payload.off)] })),
});
