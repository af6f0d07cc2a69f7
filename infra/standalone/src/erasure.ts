import { type CommandService, deleteRestoredFiles } from '@talentlog/command';
import type { ErasureHost } from '@talentlog/command/workers';
import { jobSeeker } from '@talentlog/domain/fold';
import { type ErasureList, newUuid, type SubjectKeys } from '@talentlog/runtime';

import type { Storage } from './storage.ts';

interface ErasureHostParts {
  readonly erasures: ErasureList;
  /** Those whose destruction reaches the rows. */
  readonly keys: SubjectKeys;
  readonly cache: CommandService['cache'];
  /** Whatever was put away of the data folder is thrown away. */
  readonly dropSetAside: () => void;
  readonly clock?: () => Date;
}

/** What the thread that decides does while a person is erased. */
export const erasureHost = ({
  erasures,
  keys,
  cache,
  dropSetAside,
  clock = () => new Date(),
}: ErasureHostParts): ErasureHost => ({
  noteErasure: (person, files) => erasures.add({ person, at: clock().toISOString(), files }),
  async destroyKey(person) {
    await keys.destroy(person);
    cache.forget();
    dropSetAside();
  },
});

type RestoredStores = Pick<Storage, 'store' | 'open' | 'erasures' | 'files' | 'uploads' | 'inbox'>;

/**
 * Whatever was brought back from before their erasure goes again: files and messages, some of them named in words that nobody can read any
 * more; and a log of before is told of it, which lets go of the rest.
 */
export async function eraseRestored(
  { erasures, files, uploads, inbox, ...log }: RestoredStores,
  { client, cache }: Pick<CommandService, 'client' | 'cache'>,
): Promise<void> {
  const erased = erasures.all();
  await inbox.emptyUnlessTold(erased.map(({ person }) => person));
  await deleteRestoredFiles(erased, { ...log, folds: cache, files, register: uploads });
  for (const { person } of erased) {
    if ((await cache.load(jobSeeker, person)).state !== 'KNOWN') continue;
    const answer = await client.execute({
      name: 'EraseJobSeeker',
      payload: { jobSeekerId: person, cause: 'RESTORED' },
      commandId: newUuid(),
      actor: 'system:erasure-list',
    });
    if (!answer.ok)
      throw new Error(`somebody who was erased is in the log again, and cannot be erased: ${answer.code}`);
  }
}
