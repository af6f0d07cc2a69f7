import { accept } from '../shared/decider.ts';
import { aboutFile } from './about.ts';
import { resumeFile } from './resume-file.ts';

/** The reader could make nothing of it. */
export const recordResumeParseFailed = resumeFile.decider('RecordResumeParseFailed', {
  decide: (context) => accept(resumeFile.fact('ResumeFileParseFailed', aboutFile(context))),
});
