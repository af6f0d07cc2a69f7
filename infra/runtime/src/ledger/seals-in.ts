import { existsSync, readFileSync } from 'node:fs';
import type { Seal } from './seal.ts';

type Said = Pick<Seal, 'after' | 'upTo' | 'last'>;

/** What a ledger says that it sealed, not proved; a line that cannot be read ends it. */
export function sealsIn(file: string): readonly Said[] {
  const seals: Said[] = [];
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [])
    try {
      const { after, upTo, last } = JSON.parse(line) as Said;
      seals.push({ after, upTo, last });
    } catch {
      break;
    }
  return seals;
}
