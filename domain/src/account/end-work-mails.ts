import { account } from './account.ts';
import { chosenMails } from './choose-work-messages.ts';

/** Mails of this group end; the other groups stay as they are. */
export const endWorkMails = account.decider('EndWorkMails', {
  decide: (context) => chosenMails(context, [...context.data.messagesOff, context.payload.group]),
});
