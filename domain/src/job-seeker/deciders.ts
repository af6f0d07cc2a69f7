import { decides } from '../shared/aggregate.ts';
import { addJobSeekerComment } from './add-job-seeker-comment.ts';
import { addJobSeekerTag } from './add-job-seeker-tag.ts';
import { agreeToContact } from './agree-to-contact.ts';
import { announceErasure } from './announce-erasure.ts';
import { chooseMessages } from './choose-messages.ts';
import { createJobSeeker } from './create-job-seeker.ts';
import { editJobSeeker } from './edit-job-seeker.ts';
import { eraseJobSeeker } from './erase-job-seeker.ts';
import { finishErasure } from './finish-erasure.ts';
import { jobSeeker } from './job-seeker.ts';
import { noteContactProved } from './note-contact-proved.ts';
import { pinJobSeekerComment } from './pin-job-seeker-comment.ts';
import { proposeContactChange } from './propose-contact-change.ts';
import { removeResumeFileOnBehalf } from './remove-resume-file-on-behalf.ts';
import { revealContact } from './reveal-contact.ts';
import { revealLoggedValue } from './reveal-logged-value.ts';
import { subscribeAgain } from './subscribe-again.ts';
import { unsubscribe } from './unsubscribe.ts';
import { writeToPerson } from './write-to-person.ts';

/** The person with the decision of every command. */
export const decidedJobSeeker = decides(jobSeeker, {
  CreateJobSeeker: createJobSeeker,
  EditJobSeeker: editJobSeeker,
  RevealContact: revealContact,
  AddJobSeekerComment: addJobSeekerComment,
  AddJobSeekerTag: addJobSeekerTag,
  RemoveResumeFileOnBehalf: removeResumeFileOnBehalf,
  PinJobSeekerComment: pinJobSeekerComment,
  ChooseMessages: chooseMessages,
  Unsubscribe: unsubscribe,
  SubscribeAgain: subscribeAgain,
  WriteToPerson: writeToPerson,
  RevealLoggedValue: revealLoggedValue,
  AnnounceErasure: announceErasure,
  EraseJobSeeker: eraseJobSeeker,
  FinishErasure: finishErasure,
  AgreeToContact: agreeToContact,
  NoteContactProved: noteContactProved,
  ProposeContactChange: proposeContactChange,
});
