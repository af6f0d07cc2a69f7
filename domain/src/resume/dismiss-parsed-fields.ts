import { leftOut } from './decided-paths.ts';
import { needFile, notOwnFile } from './own-file.ts';
import { ownResume } from './own-resume.ts';
import { resume } from './resume.ts';

/** The person leaves what was read from a file; it is not proposed again. What was not read there, or is left already, is nothing to leave. */
export const dismissParsedFields = resume.decider('DismissParsedFields', {
  target: ownResume,
  needs: needFile,
  decide: (context) => notOwnFile(context.related, context.id) ?? leftOut(context),
});
