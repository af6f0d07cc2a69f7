import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EngineRefused } from '../engine-refused.ts';

const mark = 'files.elsewhere';
const advice = 'docs/how-to/keep-files-on-s3.md';

/** Where the uploaded files of this data folder are kept, where that is not in it: the name of a bucket. */
export function filesElsewhere(folder: string): string | undefined {
  const path = join(folder, mark);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}

/** From now on the files are there: said once the bucket has answered, so that who misspelled it may correct that. */
export const markElsewhere = (folder: string, where: string): void =>
  writeFileSync(join(folder, mark), `${where}\n`, { mode: 0o600 });

/**
 * The files of a data folder are looked for in one place alone. Throws EngineRefused where the settings name another one than the files
 * are in: half of them would seem to be lost.
 */
export function assertPlace(folder: string, bucket: string | undefined): void {
  const known = filesElsewhere(folder);
  if (known === bucket) return;
  if (known !== undefined)
    throw new EngineRefused(
      'Files',
      `those of ${folder} are in ${known}, and ${bucket === undefined ? 'no bucket is set' : `${bucket} is set`}`,
      `Set S3_BUCKET and S3_PREFIX as they were, or move the files (${advice})`,
    );
  if (bucket !== undefined && holdsFiles(join(folder, 'files')))
    throw new EngineRefused(
      'Files',
      `those of ${folder} are in it, and ${bucket} is set`,
      `Move them first: npm run talentlog -- move-files (${advice})`,
    );
}

const holdsFiles = (folder: string): boolean =>
  existsSync(folder) &&
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => /[0-9a-f]{64}$/.test(name));
