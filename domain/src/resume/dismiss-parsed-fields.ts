import { accept } from '../shared/decider.ts';
import { needFile, notOwnFile } from './own-file.ts';
import { begun, ownResume } from './own-resume.ts';
import { resume } from './resume.ts';

/** The person leaves what was read from a file; it is not proposed again. */
export const dismissParsedFields = resume.decider('DismissParsedFields', {
  target: ownResume,
  needs: needFile,
  decide: (context) => {
    const { id, payload, related } = context;
    const fact = resume.fact('ParsedFieldsDismissed', { jobSeekerId: id, ...payload });
    return notOwnFile(related, id) ?? accept([...begun(context), fact]);
  },
});
