import type { ResumeBlock } from '@talentlog/contracts';
import type { ApiProblem } from '../../../api/problem.ts';
import { sameBlock } from './block-collision.ts';
import type { Entry } from './entries.ts';

type Entries = readonly Entry[];

/** Entry and field that a refusal names: `content.email`, `content.0.end`; undefined for one that names no field. */
function fieldAt(block: ResumeBlock, path: string): readonly [entry: number, field: string] | undefined {
  const parts = path.replace(/^content\.?/, '').split('.');
  const [entry = '', field] = block === 'basic' ? ['0', ...parts] : parts;
  return field === undefined || field === '' || !/^\d+$/.test(entry) ? undefined : [Number(entry), field];
}

/**
 * A block with the fields that were refused as they were before, so that the rest of it can be saved; undefined where that helps nobody:
 * no field was named, it is as it was before, or the entries are not those of before.
 */
export function withoutWrong(
  block: ResumeBlock,
  mine: Entries,
  before: Entries,
  problem: ApiProblem,
): Entries | undefined {
  const wrong = problem.errors.map(({ path }) => fieldAt(block, path));
  if (wrong.length === 0) return undefined;
  let reduced = mine;
  for (const place of wrong) {
    if (place === undefined) return undefined;
    const [at, field] = place;
    if (before[at] !== undefined && before.length !== mine.length) return undefined;
    reduced = reduced.map((entry, n) => (n === at ? { ...entry, [field]: before[at]?.[field] ?? null } : entry));
  }
  return sameBlock(block, reduced, mine) ? undefined : reduced;
}
