import { accept } from '../shared/decider.ts';
import { storedFile } from './about.ts';
import { resumeFile } from './resume-file.ts';

/** The scan found nothing: the file goes on to the reader. */
export const clearResumeFile = resumeFile.decider('ClearResumeFile', {
  decide: (context) => accept(resumeFile.fact('ResumeFileCleared', storedFile(context))),
});
