import { z } from 'zod';
import { event } from '../shared/define.ts';
import { Id } from '../shared/shapes.ts';
import { ResumeBlock, ResumeBlocks } from './resume.ts';

const jobSeekerId = Id;
const subject = 'jobSeekerId';
const block = ResumeBlock;
const file = { jobSeekerId, resumeFileId: Id };
const readPaths = z.strictObject({ ...file, fields: z.array(z.string()) });

export const resumeEvents = {
  ResumeCreated: event({ version: 1, data: z.strictObject({ jobSeekerId }) }),
  /** `content` has the saved block under its name; `complete` says whether the whole resume lacks nothing required. */
  ResumeBlockSaved: event({
    version: 1,
    subject,
    personal: ['content'],
    revealable: ['content'],
    withheld: {},
    data: z.strictObject({ jobSeekerId, block, complete: z.boolean(), content: ResumeBlocks.partial() }),
  }),
  /** The same by staff, of what they brought; the person has not written on their resume. */
  ResumeBlockSavedOnBehalf: event({
    version: 1,
    subject,
    personal: ['content'],
    revealable: ['content'],
    withheld: {},
    data: z.strictObject({
      jobSeekerId,
      block,
      complete: z.boolean(),
      content: ResumeBlocks.partial(),
      savedBy: Id,
    }),
  }),
  ResumeBlockEditingStarted: event({ version: 1, data: z.strictObject({ jobSeekerId, block }) }),
  ResumeBlockEditingEnded: event({ version: 1, data: z.strictObject({ jobSeekerId, block }) }),
  /** How to reach the person; possible while the rest is locked. */
  ResumeContactChanged: event({
    version: 1,
    subject,
    personal: ['phone', 'email'],
    revealable: ['phone', 'email'],
    withheld: {},
    data: z.strictObject({ jobSeekerId, phone: z.string().nullable(), email: z.string().nullable() }),
  }),
  ResumeStatementConfirmed: event({ version: 1, data: z.strictObject({ jobSeekerId }) }),
  ResumeFileAttached: event({
    version: 1,
    subject,
    personal: ['fileName'],
    revealable: ['fileName'],
    withheld: {},
    data: z.strictObject({ ...file, fileId: z.string(), size: z.int(), type: z.string(), fileName: z.string() }),
  }),
  ResumeFileRemoved: event({ version: 1, data: z.strictObject(file) }),
  /** Which proposals of a read file the person took over; the values are in the blocks saved with it. */
  ParsedFieldsAccepted: event({ version: 1, data: readPaths }),
  /** Which proposals of a read file the person left. */
  ParsedFieldsDismissed: event({ version: 1, data: readPaths }),
  /** Which of the proposals that were taken over or left are open again. */
  ParsedFieldsRestored: event({ version: 1, data: readPaths }),
};
