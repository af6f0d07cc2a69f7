import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Position, START } from '@talentlog/runtime';

/** How far somebody has come, in a file: written whole or not at all, and the beginning where it cannot be read. */
export function placeIn(folder: string, name: string) {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    read(): Position {
      try {
        const written = readFileSync(file, 'utf8');
        return (/^\d{20}$/.test(written) ? written : START) as Position;
      } catch {
        return START;
      }
    },
    write(position: Position): void {
      writeFileSync(`${file}.new`, position, { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}
