import { accept } from '../shared/decider.ts';
import { needFile, notOwnFile } from './own-file.ts';
import { begun, ownResume } from './own-resume.ts';
import { resume } from './resume.ts';

/** What was taken over or left by mistake is proposed again. */
export const restoreParsedFields = resume.decider('RestoreParsedFields', {
  target: ownResume,
  needs: needFile,
  decide: (context) => {
    const { id, payload, related } = context;
    const fact = resume.fact('ParsedFieldsRestored', { jobSeekerId: id, ...payload });
    return notOwnFile(related, id) ?? accept([...begun(context), fact]);
  },
});
