import { accept } from '../shared/decider.ts';
import { aboutFile } from './about.ts';
import { resumeFile } from './resume-file.ts';

/** The scan found something: nobody opens the file any more. */
export const rejectResumeFile = resumeFile.decider('RejectResumeFile', {
  decide: (context) =>
    accept(resumeFile.fact('ResumeFileRejected', { ...aboutFile(context), code: context.payload.code })),
});
