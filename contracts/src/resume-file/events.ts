import { z } from 'zod';
import { event } from '../shared/define.ts';
import { Id } from '../shared/shapes.ts';
import { FieldProposal, FileRejection, LeftUnread } from './resume-file.ts';

const who = { resumeFileId: Id, jobSeekerId: Id };
/** What a worker needs to open the file, so that it looks nothing up. */
const file = { ...who, fileId: z.string(), size: z.int(), type: z.string(), name: z.string() };
const named = { version: 1, subject: 'jobSeekerId', personal: ['name'], revealable: ['name'], withheld: {} } as const;

export const resumeFileEvents = {
  ResumeFileUploaded: event({ ...named, data: z.strictObject(file) }),
  /** By staff, on behalf of the person; it is none of the files of the person's own resume. */
  ResumeFileBrought: event({ ...named, data: z.strictObject({ ...file, broughtBy: Id }) }),
  /** No danger was found in it. */
  ResumeFileCleared: event({
    ...named,
    revealable: ['name'],
    withheld: { name: 'REPEATED' },
    bookkeeping: true,
    data: z.strictObject(file),
  }),
  ResumeFileRejected: event({ version: 1, data: z.strictObject({ ...who, code: FileRejection }) }),
  ResumeFileParsed: event({
    version: 2,
    subject: 'jobSeekerId',
    personal: ['proposals', 'lines'],
    revealable: ['proposals'],
    withheld: { lines: 'REPEATED' },
    data: z.strictObject({
      ...who,
      proposals: z.array(FieldProposal),
      textFileId: z.string().nullable(),
      /** Its text as it was read, for who may not have the file itself; contacts are hidden when it is shown. */
      lines: z.array(z.string()),
      /** There where the file holds more than could be read. */
      incomplete: z.boolean().optional(),
    }),
  }),
  ResumeFileParseFailed: event({
    version: 1,
    /** The code is there where it was not even tried. */
    data: z.strictObject({ ...who, code: LeftUnread.optional() }),
  }),
  ResumeParseRetried: event({ ...named, data: z.strictObject(file) }),
};
