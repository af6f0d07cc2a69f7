import { jobSeeker } from './job-seeker.ts';
import { chosen, isSame } from './messages-off.ts';

/** Takes back that mails of this group ended. */
export const subscribeAgain = jobSeeker.decider('SubscribeAgain', {
  decide: ({ id, data: { messagesOff }, payload: { group } }) =>
    chosen(
      id,
      messagesOff,
      messagesOff.filter((one) => !isSame(one, { group, channel: 'MAIL' })),
      'MAIL',
    ),
});
