import { account } from './account.ts';
import { chosenMails } from './choose-work-messages.ts';

/** Takes back that mails of this group ended. */
export const takeUpWorkMails = account.decider('TakeUpWorkMails', {
  decide: (context) =>
    chosenMails(
      context,
      context.data.messagesOff.filter((group) => group !== context.payload.group),
    ),
});
