import { openedAgain } from './decided-paths.ts';
import { notForStaff, onBehalf } from './on-behalf.ts';
import { resume } from './resume.ts';

/** What staff took over or left by mistake is proposed again. */
export const restoreParsedFieldsOnBehalf = resume.decider('RestoreParsedFieldsOnBehalf', {
  ...onBehalf,
  decide: (context) => notForStaff(context) ?? openedAgain(context),
});
