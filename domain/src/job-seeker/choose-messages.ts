import { jobSeeker } from './job-seeker.ts';
import { chosen } from './messages-off.ts';

/** The person says what they do without. */
export const chooseMessages = jobSeeker.decider('ChooseMessages', {
  decide: ({ id, data, payload }) => chosen(id, data.messagesOff, payload.off, 'SELF'),
});
