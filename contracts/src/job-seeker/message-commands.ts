import { z } from 'zod';
import { letterRefusals, OwnLetter } from '../application/letter.ts';
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

/** What a person does without, the way out of a mail, and what colleagues write. */
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
  /** Writes to somebody of the talent base in own words, about no application. Channels that do not lead to them, or that they do without, are left out. */
  WriteToPerson: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id, letter: OwnLetter }),
    grants: [{ staff: 'VIEW_NOTIFICATION' }],
    emits: ['PersonWrittenTo'],
    refusals: letterRefusals,
  }),
};
