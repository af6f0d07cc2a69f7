import { jobSeeker } from '@talentlog/domain/fold';
import type { ErasedPerson, EventReader, FileStore, OpenEvents, UploadRegister } from '@talentlog/runtime';
import type { Folds } from '../pipeline/folds.ts';
import { heldByOthers } from './traces.ts';

interface RestoredFiles {
  readonly store: Pick<EventReader, 'readAll'>;
  readonly open: OpenEvents;
  readonly folds: Pick<Folds, 'load'>;
  readonly files: Pick<FileStore, 'has' | 'delete'>;
  readonly register: Pick<UploadRegister, 'ownersOf' | 'forget'>;
}

/**
 * Files that were the erased people's alone and are here again, as after a restore of the folder of files. What somebody else has sent since
 * is theirs: in the log, or uploaded and not used yet. A colleague who brought the bytes holds nothing. Answers how many went.
 */
export async function deleteRestoredFiles(erased: readonly ErasedPerson[], parts: RestoredFiles): Promise<number> {
  const here = new Set<string>();
  for (const fileId of erased.flatMap(({ files }) => files)) if (await parts.files.has(fileId)) here.add(fileId);
  const gone = new Set(erased.map(({ person }) => person));
  const held = await heldByOthers(gone, here, parts);
  let deleted = 0;
  for (const fileId of here) {
    if (held.has(fileId) || (await isUploadedByLiving(fileId, gone, parts))) continue;
    await parts.files.delete(fileId);
    await parts.register.forget(fileId);
    deleted += 1;
  }
  return deleted;
}

async function isUploadedByLiving(fileId: string, gone: ReadonlySet<string>, { register, folds }: RestoredFiles) {
  for (const owner of await register.ownersOf(fileId))
    if (!gone.has(owner) && (await folds.load(jobSeeker, owner)).revision >= 0) return true;
  return false;
}
