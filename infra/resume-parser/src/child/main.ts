import { Unparsable } from '@talentlog/file-readers/text';
import type { ParseAnswer, ParseJob } from '../types.ts';
import { parseJob } from './parse-job.ts';

/** One process reads one file: what a file did to its reader cannot touch the next. */
process.once('message', async (job: ParseJob) => {
  const answer: ParseAnswer = await parseJob(job).catch((error: unknown) => ({
    reason: error instanceof Unparsable ? error.reason : 'unreadable',
  }));
  process.send?.(answer); // the parent ends this process when it has the answer
});
process.once('disconnect', () => process.exit(0));
