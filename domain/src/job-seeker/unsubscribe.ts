import { jobSeeker } from './job-seeker.ts';
import { chosen } from './messages-off.ts';

/** Mails of this group end; what comes by SMS, and the other groups, stay as they are. */
export const unsubscribe = jobSeeker.decider('Unsubscribe', {
  decide: ({ id, data: { messagesOff }, payload: { group } }) =>
    chosen(id, messagesOff, [...messagesOff, { group, channel: 'MAIL' }], 'MAIL'),
});
