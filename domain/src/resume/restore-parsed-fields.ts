import { openedAgain } from './decided-paths.ts';
import { needFile, notOwnFile } from './own-file.ts';
import { ownResume } from './own-resume.ts';
import { resume } from './resume.ts';

/** What was taken over or left by mistake is proposed again, as far as it was read there. */
export const restoreParsedFields = resume.decider('RestoreParsedFields', {
  target: ownResume,
  needs: needFile,
  decide: (context) => notOwnFile(context.related, context.id) ?? openedAgain(context),
});
