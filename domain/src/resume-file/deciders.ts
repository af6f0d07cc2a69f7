import { decides } from '../shared/aggregate.ts';
import { clearResumeFile } from './clear-resume-file.ts';
import { recordResumeParseFailed } from './record-resume-parse-failed.ts';
import { recordResumeParsed } from './record-resume-parsed.ts';
import { rejectResumeFile } from './reject-resume-file.ts';
import { resumeFile } from './resume-file.ts';
import { retryResumeParse } from './retry-resume-parse.ts';
import { uploadResumeFile } from './upload-resume-file.ts';
import { uploadResumeFileOnBehalf } from './upload-resume-file-on-behalf.ts';

/** The file with the decision of every command. */
export const decidedResumeFile = decides(resumeFile, {
  UploadResumeFile: uploadResumeFile,
  UploadResumeFileOnBehalf: uploadResumeFileOnBehalf,
  ClearResumeFile: clearResumeFile,
  RejectResumeFile: rejectResumeFile,
  RecordResumeParsed: recordResumeParsed,
  RecordResumeParseFailed: recordResumeParseFailed,
  RetryResumeParse: retryResumeParse,
});
