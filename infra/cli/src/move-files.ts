import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesElsewhere, markElsewhere } from '@talentlog/runtime';
import { openS3FileStore } from '@talentlog/runtime/s3';
import { assertLog, type Print, plainly, toScreen } from '@talentlog/runtime/sqlite';
import { bucketOf, placeOf, readConfig } from '@talentlog/standalone/operators';
import { copyFiles } from './copy-files.ts';
import { withLogLocked } from './with-log-locked.ts';

/**
 * `move-files <data folder>`: brings the uploaded files from the folder into the bucket that is set, compares each, and leaves none behind.
 * The server must not run. May be cut off and run again. 0 when all are there, 2 when not: then the server still has them in the folder.
 */
export function runMoveFiles([folder = './data']: readonly string[], print: Print = toScreen): Promise<number> {
  return plainly(print, async () => {
    assertLog(folder);
    const bucket = bucketOf(readConfig({ ...process.env, DATA_DIR: folder }));
    if (bucket === undefined) throw new Error('Say where to: S3_BUCKET is not set');
    const known = filesElsewhere(folder);
    if (known !== undefined) throw new Error(`The files of ${folder} are in ${known}`);
    return withLogLocked(folder, async () => {
      const to = await openS3FileStore(bucket, print);
      const moved = await copyFiles(join(folder, 'files'), to, print);
      markElsewhere(folder, placeOf(bucket));
      // Only now: until the mark is there, the server looks for them in the folder.
      rmSync(join(folder, 'files'), { recursive: true, force: true });
      print(`${moved} files are in ${placeOf(bucket)}, and no longer in ${folder}.`);
      return 0;
    });
  });
}
