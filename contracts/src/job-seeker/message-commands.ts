import { z } from 'zod';
import { CandidateGroup, MessageChoices } from '../message-template/groups.ts';
import { command } from '../shared/define.ts';
import { Id } from '../shared/shapes.ts';

const aggregate = 'jobSeeker';

const ofOneGroup = command({
  aggregate,
  payload: z.strictObject({ jobSeekerId: Id, group: CandidateGroup }),
  grants: [{ system: true }],
  emits: ['MessagesChosen'],
  refusals: [],
  privacy: 'exempt',
});

/** What a person does without, and the way out of a mail. */
export const messageCommands = {
  /** What the person does not want to be written about, and how; the whole set. What is duty cannot be named. */
  ChooseMessages: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id, off: MessageChoices }),
    grants: [{ self: 'UPDATE_USER' }],
    emits: ['MessagesChosen'],
    refusals: [],
    privacy: 'exempt',
  }),
  /** Whoever has a mail to the person ends, or takes up again, the mails of its group; sent by the route that reads the token. */
  Unsubscribe: ofOneGroup,
  SubscribeAgain: ofOneGroup,
};
