import { accept } from '../shared/decider.ts';
import { storedFile } from './about.ts';
import { resumeFile } from './resume-file.ts';

/** Its owner asks for another reading. */
export const retryResumeParse = resumeFile.decider('RetryResumeParse', {
  decide: (context) => accept(resumeFile.fact('ResumeParseRetried', storedFile(context))),
});
