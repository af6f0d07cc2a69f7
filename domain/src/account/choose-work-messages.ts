import { WorkGroup } from '@talentlog/contracts';
import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';
import type { AccountData } from './evolve.ts';

/** Nothing where it is so already: a mail program may call the way out as often as it likes. */
export function chosenMails(about: { readonly id: string; readonly data: AccountData }, after: readonly WorkGroup[]) {
  const before = about.data.messagesOff;
  const off = WorkGroup.options.filter((group) => after.includes(group));
  const isChanged = WorkGroup.options.some((group) => before.includes(group) !== off.includes(group));
  return accept(isChanged ? [account.fact('WorkMessagesChosen', { ...aboutAccount(about), off })] : []);
}

/** Keeps which mails a colleague does without, each named once. */
export const chooseWorkMessages = account.decider('ChooseWorkMessages', {
  decide: (context) => chosenMails(context, context.payload.off),
});
