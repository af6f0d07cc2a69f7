import { accept } from '../shared/decider.ts';
import { aboutFile } from './about.ts';
import { resumeFile } from './resume-file.ts';

/** What the reader found, as a proposal to its owner. */
export const recordResumeParsed = resumeFile.decider('RecordResumeParsed', {
  decide: (context) => {
    const { proposals, textFileId, lines, incomplete } = context.payload;
    const found = { proposals, textFileId, lines, ...(incomplete ? { incomplete } : {}) };
    return accept(resumeFile.fact('ResumeFileParsed', { ...aboutFile(context), ...found }));
  },
});
