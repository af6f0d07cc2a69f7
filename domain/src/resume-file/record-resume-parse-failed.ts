import { accept } from '../shared/decider.ts';
import { aboutFile } from './about.ts';
import { resumeFile } from './resume-file.ts';

/** The reader could make nothing of it, or left it alone for now. */
export const recordResumeParseFailed = resumeFile.decider('RecordResumeParseFailed', {
  decide: (context) => {
    const { code } = context.payload;
    return accept(resumeFile.fact('ResumeFileParseFailed', { ...aboutFile(context), ...(code ? { code } : {}) }));
  },
});
