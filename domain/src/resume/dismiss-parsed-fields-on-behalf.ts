import { leftOut } from './decided-paths.ts';
import { notForStaff, onBehalf } from './on-behalf.ts';
import { resume } from './resume.ts';

/** Staff leave what was read from a file they brought; it is not proposed again. */
export const dismissParsedFieldsOnBehalf = resume.decider('DismissParsedFieldsOnBehalf', {
  ...onBehalf,
  decide: (context) => notForStaff(context) ?? leftOut(context),
});
