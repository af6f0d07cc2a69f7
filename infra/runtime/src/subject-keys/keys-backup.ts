import { createHmac, timingSafeEqual } from 'node:crypto';
import { constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { storesElsewhere } from '../data-folder/elsewhere.ts';
import { erasureListOf, mergeErasureList, readErasureList } from '../erasure-list/erasure-list.ts';
import { openToRead } from '../event-store/sqlite/open-to-read.ts';
import { noteBackup } from '../ledger/backup-note.ts';
import { openSqliteSubjectKeys } from './sqlite.ts';

/** A backup of keys is none any more after so many days: whoever was erased meanwhile is then erased in every copy. */
export const keysKeptDays = 30;

const dayMs = 86_400_000;
const files = (folder: string) => ({
  keys: join(folder, 'keys.db'),
  master: join(folder, 'keys.master'),
  note: join(folder, 'keys-backup.json'),
});

/** What a backup says of itself; `proof` can be made by nobody who has not the keys, so that no date is moved by hand. */
interface Note {
  readonly takenAt: string;
  readonly proof: string;
}

const proofOf = (takenAt: string, master: Buffer): string =>
  createHmac('sha256', master).update(`keys backup of ${takenAt}`).digest('hex');

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Copies the keys of persons, the key that wraps them and the list of who was erased, also while the server runs. Answers the last day it is good for. */
export async function backupKeys(folder: string, target: string, now = new Date()): Promise<Date> {
  assertKeysHere(folder);
  const [from, to] = [files(folder), files(target)];
  const there = [to.keys, to.master, to.note].find((file) => existsSync(file));
  if (there !== undefined) throw new Error(`${there} is there already; choose an empty folder`);
  for (const file of [from.keys, from.master])
    if (!existsSync(file)) throw new Error(`${file} is missing: there are no keys to copy`);
  await mkdir(target, { recursive: true, mode: 0o700 });
  const db = openToRead(from.keys);
  await db.backup(to.keys).finally(() => db.close());
  await copyFile(from.master, to.master, constants.COPYFILE_EXCL);
  await mergeErasureList(erasureListOf(folder), erasureListOf(target));
  const takenAt = now.toISOString();
  const note: Note = { takenAt, proof: proofOf(takenAt, readFileSync(to.master)) };
  writeFileSync(to.note, `${JSON.stringify(note)}\n`, { mode: 0o600, flag: 'wx' });
  for (const path of [...Object.values(to), target]) await sync(path);
  await noteBackup(folder, now, 'keys');
  return new Date(now.getTime() + keysKeptDays * dayMs);
}

/**
 * Brings keys back into a folder that has none. Whoever was erased, by the list of the backup, of the folder or of `erased`, gets theirs
 * destroyed before the keys lie there. Throws where the backup is too old, and nothing is changed.
 */
export async function restoreKeys(source: string, folder: string, erased?: string, now = new Date()): Promise<number> {
  assertKeysHere(folder);
  const [from, to] = [files(source), files(folder)];
  assertFresh(from, now);
  const there = [to.keys, to.master].find((file) => existsSync(file));
  if (there !== undefined) throw new Error(`${there} is there already; move it away first`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const list of [erasureListOf(source), ...(erased === undefined ? [] : [erased])])
    await mergeErasureList(list, erasureListOf(folder));
  const partial = `${to.keys}.partial`;
  await removed(partial);
  await copyFile(from.keys, partial);
  const gone = await withoutErased(partial, from.master, erasureListOf(folder));
  for (const suffix of ['-wal', '-shm', '']) await rm(to.keys + suffix, { force: true });
  await copyFile(from.master, to.master, constants.COPYFILE_EXCL);
  await rename(partial, to.keys);
  for (const path of [to.keys, to.master, folder]) await sync(path);
  return gone;
}

/** What a database keeps, its own tools copy. */
function assertKeysHere(folder: string): void {
  const database = storesElsewhere(folder);
  if (database !== undefined)
    throw new Error(
      `The keys of ${folder} are in the database ${database} of MongoDB: copy its collections subject_keys and subject_keys_proof with mongodump, bring them back with mongorestore, and keep ${files(folder).master}, without which they open nothing, apart from them. A copy older than ${keysKeptDays} days is deleted: whoever was erased since would be readable again. After one was brought back, the next start destroys again the keys of all who are on the list of the erased.`,
    );
}

const removed = async (file: string): Promise<void> => {
  for (const suffix of ['', '-wal', '-shm']) await rm(file + suffix, { force: true });
};

async function withoutErased(file: string, masterKeyFile: string, list: string): Promise<number> {
  const keys = await openSqliteSubjectKeys({ file, masterKeyFile });
  try {
    const persons = readErasureList(list).map(({ person }) => person);
    const held = await keys.forReading(persons);
    const alive = persons.filter((person) => held.get(person) !== undefined);
    for (const person of alive) await keys.destroy(person);
    return alive.length;
  } finally {
    await keys.close();
  }
}

function assertFresh({ keys, master, note }: ReturnType<typeof files>, now: Date): void {
  for (const file of [keys, master, note])
    if (!existsSync(file)) throw new Error(`${file} is missing: this is no backup of keys, or not a whole one`);
  const { takenAt, proof } = readNote(note);
  const expected = Buffer.from(proofOf(takenAt, readFileSync(master)));
  const given = Buffer.from(proof);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Error(`${note} was changed: nobody can tell how old these keys are`);
  const age = (now.getTime() - Date.parse(takenAt)) / dayMs;
  if (!(age <= keysKeptDays))
    throw new Error(
      `This backup of keys is ${Math.floor(age)} days old, and ${keysKeptDays} are the most: people who were erased since would be readable again. Take a younger one, and delete this one.`,
    );
}

function readNote(file: string): Note {
  try {
    const { takenAt, proof } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Note>;
    if (typeof takenAt === 'string' && typeof proof === 'string') return { takenAt, proof };
  } catch {
    // Said below.
  }
  throw new Error(`${file} cannot be read: nobody can tell how old these keys are`);
}
