import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type {
  CredentialStore,
  ErasureList,
  EventReader,
  Logger,
  LogPosition,
  SignIns,
  SubjectKeys,
  UploadRegister,
} from '@talentlog/runtime';
// With its stores: see storage.ts.
import * as sqlite from '@talentlog/runtime/sqlite';

interface Erased {
  readonly person: string;
  readonly accountId: string | null;
  readonly at: string;
}

interface Found {
  readonly store: Pick<EventReader, 'readAll' | 'readStream'>;
  readonly erasures: ErasureList;
  readonly keys: SubjectKeys;
  readonly logger: Logger;
}

/** Whom the log tells to be erased after this place. */
async function erasedAfter(after: LogPosition, { store }: Pick<Found, 'store'>): Promise<readonly Erased[]> {
  const erased: Erased[] = [];
  for (let from = after; ; ) {
    const page = await store.readAll({ after: from, limit: 1_000, filter: { types: ['JobSeekerErased'] } });
    const last = page.at(-1);
    if (last === undefined) return erased;
    for (const { stream, data, recordedAt } of page) {
      const begun = (await store.readStream(stream)).findLast(({ type }) => type === 'ErasureBegun');
      const accountId = begun?.data.accountId;
      const own = { accountId: typeof accountId === 'string' ? accountId : null, at: recordedAt };
      erased.push({ person: String(data.jobSeekerId), ...own });
    }
    from = last.position;
  }
}

/**
 * What was brought back from a copy may know people who were erased since. Before anything else is opened, their keys are destroyed, and
 * rows of before go: they are made anew from the log. `since`: how far the log had come when all were here together. Answers whom the other stores may know.
 */
export async function forgetErased(
  folder: string,
  since: LogPosition,
  { store, erasures, keys, logger }: Found,
): Promise<readonly Erased[]> {
  const erased = await erasedAfter(since, { store });
  // The list may be of before as well.
  for (const { person, at } of erased) await erasures.add({ person, at, files: [] });
  const reach = sqlite.viewsReach(folder);
  const isOld = reach !== undefined && (await erasedAfter(reach, { store })).length > 0;
  const wereHere = await keysDestroyed(erasures, keys);
  if (wereHere) logger.warn({}, 'keys of people who were erased were here again: they are destroyed');
  if (wereHere || isOld)
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${join(folder, 'views.db')}${suffix}`, { force: true });
  return erased;
}

/** True where one of them was there. */
async function keysDestroyed(erasures: ErasureList, keys: SubjectKeys): Promise<boolean> {
  const persons = erasures.all().map(({ person }) => person);
  const held = await keys.forReading(persons);
  const alive = persons.filter((person) => held.get(person) !== undefined);
  for (const person of alive) await keys.destroy(person);
  return alive.length > 0;
}

interface Stores {
  readonly signIns: Pick<SignIns, 'forget'>;
  readonly credentials: Pick<CredentialStore, 'dropAllOf'>;
  readonly uploads: Pick<UploadRegister, 'ownedBy' | 'disown'>;
  readonly erasures: ErasureList;
}

/** Sign-ins, passwords and the register of uploads of before let go of them, too; the list is told of the files that the register knows. */
export async function letGoAgain(
  erased: readonly Erased[],
  { signIns, credentials, uploads, erasures }: Stores,
): Promise<void> {
  for (const { person, accountId, at } of erased) {
    await erasures.add({ person, at, files: await uploads.ownedBy(person) });
    await uploads.disown(person);
    if (accountId === null) continue;
    await signIns.forget({ accountIds: [accountId], linkIds: [] });
    await credentials.dropAllOf(accountId);
  }
}
