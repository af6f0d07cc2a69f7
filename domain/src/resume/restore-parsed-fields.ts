import { accept } from '../shared/decider.ts';
import { needFile, notOwnFile, readIn } from './own-file.ts';
import { begun, ownResume } from './own-resume.ts';
import { resume } from './resume.ts';

/** What was taken over or left by mistake is proposed again, as far as it was read there. */
export const restoreParsedFields = resume.decider('RestoreParsedFields', {
  target: ownResume,
  needs: needFile,
  decide: (context) => {
    const { id, related } = context;
    const { resumeFileId, fields } = context.payload;
    const foreign = notOwnFile(related, id);
    if (foreign) return foreign;
    const read = readIn(related);
    const open = [...new Set(fields)].filter((path) => read.has(path));
    if (open.length === 0) return accept([]);
    return accept([
      ...begun(context),
      resume.fact('ParsedFieldsRestored', { jobSeekerId: id, resumeFileId, fields: open }),
    ]);
  },
});
