import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { columnsOf } from '../../disk/sqlite/columns-of.ts';
import { look, read } from './stamp.ts';

/** Files that are looked for: those that came last. */
const looked = 50;
const lastStored = `SELECT file_id FROM uploads u JOIN files f USING (file_id)
  WHERE u.stored = 1 AND f.leaving = 0 AND f.scan <> 'infected' ORDER BY u.at DESC LIMIT ${looked}`;

/** Why the folder of uploaded files cannot be the one of this register: it holds none of those that came last. */
export function filesProblem(folder: string): string | undefined {
  const register = join(folder, 'uploads.db');
  if (!existsSync(register) || look(register).kind !== 'store') return undefined;
  const ids = read(register, (db) =>
    columnsOf(db, 'uploads').includes('stored') ? db.prepare<[], string>(lastStored).pluck().all() : [],
  );
  const isThere = (id: string) => existsSync(join(folder, 'files', id.slice(0, 2), id));
  return ids.length === 0 || ids.some(isThere)
    ? undefined
    : `holds none of the ${ids.length} files that were uploaded last: it was emptied, or is not mounted`;
}
