import { accept } from '../shared/decider.ts';
import { aboutFile } from './about.ts';
import { resumeFile } from './resume-file.ts';

/** What the reader found, as a proposal to its owner. */
export const recordResumeParsed = resumeFile.decider('RecordResumeParsed', {
  decide: (context) => {
    const { proposals, textFileId, lines } = context.payload;
    return accept(resumeFile.fact('ResumeFileParsed', { ...aboutFile(context), proposals, textFileId, lines }));
  },
});
