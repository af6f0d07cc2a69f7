import { existsSync, readFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LogDamaged } from '@talentlog/runtime';
import { z } from 'zod';

/** What the first start set out to do, noted before its first event and kept until it is done and told. */
const noted = z.object({ company: z.enum(['demo', 'empty']), at: z.iso.datetime() });
export type FirstStart = z.infer<typeof noted>;

const fileIn = (folder: string): string => join(folder, 'first-start.json');

/** A first start that was not finished; undefined where there is none. */
export function unfinishedFirstStart(folder: string): FirstStart | undefined {
  const file = fileIn(folder);
  if (!existsSync(file)) return undefined;
  try {
    return noted.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new LogDamaged(`${file} is damaged, and the company was not filled yet (docs/runbooks/first-start.md)`);
  }
}

/** On the disk, whole, when it resolves; a crash before leaves no note, and no event either. */
export async function noteFirstStart(folder: string, note: FirstStart): Promise<FirstStart> {
  const file = fileIn(folder);
  const handle = await open(`${file}.new`, 'w', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(note)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
  await syncFolder(folder);
  return note;
}

/** Everything was told: whoever starts from now on finds a company. */
export async function forgetFirstStart(folder: string): Promise<void> {
  await rm(fileIn(folder), { force: true });
  await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
