import { lockFile } from '../../disk/sqlite/lock-file.ts';
import { LogInUse } from '../admin.ts';

/** Takes the lock that makes this process the only writer of a log, and answers how to give it back. Throws LogInUse. */
export function lockLog(file: string): () => void {
  const unlock = lockFile(`${file}.lock`);
  if (unlock === undefined)
    throw new LogInUse(
      `${file} is already open for writing, here or in another process; only one may write it: stop that one first`,
    );
  return unlock;
}
