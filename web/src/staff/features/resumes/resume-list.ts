import { listFormat, text } from '../../ui/list/list-format.ts';

/** What is looked for in resumes, as the address says it. */
export const resumeList = listFormat({ text });
