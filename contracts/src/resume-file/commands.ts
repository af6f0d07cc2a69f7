import { z } from 'zod';
import { command } from '../shared/define.ts';
import { FileRef, Id } from '../shared/shapes.ts';
import { FieldProposal, FileLine, FileRejection, keptLines, keptProposals, LeftUnread } from './resume-file.ts';

const aggregate = 'resumeFile';
const self = [{ self: 'UPDATE_USER' }] as const;
const system = [{ system: true }] as const;
const onFile = z.strictObject({ resumeFileId: Id });
const privacy = 'exempt';

export const resumeFileCommands = {
  /** The bytes are stored already; this makes them a file of the signed-in person's resume. */
  UploadResumeFile: command({
    aggregate,
    payload: z.strictObject({ file: FileRef }),
    grants: self,
    emits: ['ResumeFileUploaded'],
    refusals: ['file.too_many', 'file.empty', 'resume.locked_in_process'],
    privacy,
  }),
  /** Staff bring a file of a person they look after, as a job board or a mail gave it; kept beside what the person uploads. */
  UploadResumeFileOnBehalf: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id, file: FileRef }),
    grants: [{ staff: 'MANAGE_JOB_SEEKER' }],
    emits: ['ResumeFileBrought'],
    refusals: ['common.not_found', 'file.too_many', 'file.empty'],
  }),
  ClearResumeFile: command({
    aggregate,
    payload: onFile,
    grants: system,
    emits: ['ResumeFileCleared'],
    refusals: [],
    privacy,
  }),
  RejectResumeFile: command({
    aggregate,
    payload: z.strictObject({ resumeFileId: Id, code: FileRejection.default('file.security_failed') }),
    grants: system,
    emits: ['ResumeFileRejected'],
    refusals: [],
    privacy,
  }),
  RecordResumeParsed: command({
    aggregate,
    payload: z.strictObject({
      resumeFileId: Id,
      proposals: z.array(FieldProposal).max(keptProposals),
      textFileId: z.string().max(128).nullable().default(null),
      lines: z.array(FileLine).max(keptLines).default([]),
      incomplete: z.boolean().default(false),
    }),
    grants: system,
    emits: ['ResumeFileParsed'],
    refusals: [],
    privacy,
  }),
  RecordResumeParseFailed: command({
    aggregate,
    payload: onFile.extend({ code: LeftUnread.optional() }),
    grants: system,
    emits: ['ResumeFileParseFailed'],
    refusals: [],
    privacy,
  }),
  RetryResumeParse: command({
    aggregate,
    payload: onFile,
    grants: self,
    emits: ['ResumeParseRetried'],
    refusals: [],
    privacy,
  }),
};
