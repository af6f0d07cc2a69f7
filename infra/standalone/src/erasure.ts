import type { CommandService } from '@talentlog/command';
import type { ErasureHost } from '@talentlog/command/workers';
import { jobSeeker } from '@talentlog/domain/fold';
import { type ErasureList, type FileStore, newUuid, type SubjectKeys, type UploadRegister } from '@talentlog/runtime';

interface ErasureHostParts {
  readonly erasures: ErasureList;
  /** Those whose destruction reaches the rows. */
  readonly keys: SubjectKeys;
  readonly cache: CommandService['cache'];
  readonly clock?: () => Date;
}

/** What the thread that decides does while a person is erased. */
export const erasureHost = ({ erasures, keys, cache, clock = () => new Date() }: ErasureHostParts): ErasureHost => ({
  noteErasure: (person, files) => erasures.add({ person, at: clock().toISOString(), files }),
  async destroyKey(person) {
    await keys.destroy(person);
    cache.forget();
  },
});

/**
 * The list knows of people whom a restored copy has still. Before anything is opened their keys are destroyed, so that nobody reads of them
 * again; true where one was there, and whatever was made with it must go.
 */
export async function keysForgotten(erasures: ErasureList, keys: SubjectKeys): Promise<boolean> {
  const persons = erasures.all().map(({ person }) => person);
  const held = await keys.forReading(persons);
  const alive = persons.filter((person) => held.get(person) !== undefined);
  for (const person of alive) await keys.destroy(person);
  return alive.length > 0;
}

interface RestoredStores {
  readonly erasures: ErasureList;
  readonly files: Pick<FileStore, 'delete'>;
  readonly uploads: Pick<UploadRegister, 'ownersOf'>;
}

/** A log from before their erasure is told of it, which lets go of the rest: account, files, messages. */
export async function eraseRestored(
  { erasures, files, uploads }: RestoredStores,
  { client, cache }: Pick<CommandService, 'client' | 'cache'>,
): Promise<void> {
  for (const { person, files: own } of erasures.all()) {
    if ((await cache.load(jobSeeker.name, person)).state !== 'KNOWN') continue;
    // Some of them are named in words that nobody can read any more; what somebody else uploaded since stays.
    for (const fileId of own)
      if ((await uploads.ownersOf(fileId)).every((owner) => owner === person)) await files.delete(fileId);
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
