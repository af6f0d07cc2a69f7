import type { StateAt } from '@talentlog/contracts';
import { isMasked } from './open-values.ts';
import type { Telling } from './persons.ts';
import { isRecord } from './shape-walk.ts';

/** What the blanked fold has, too; anything else, and the parts of people who withdrew, is masked. */
export function shown(real: unknown, blank: unknown, telling: ReadonlyMap<string, Telling>): unknown {
  if (isRecord(real) && telling.get(String(real.jobSeekerId)) === 'WITHHELD') return { masked: 'ALWAYS' };
  if (Array.isArray(real) && Array.isArray(blank) && real.length === blank.length)
    return real.map((item, index) => shown(item, blank[index], telling));
  if (isRecord(real) && isRecord(blank) && Object.keys(real).every((key) => key in blank))
    return Object.fromEntries(Object.keys(real).map((key) => [key, shown(real[key], blank[key], telling)]));
  return isSame(real, blank) ? blank : { masked: 'ALWAYS' };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Paths whose value differs, objects compared field by field, arrays as wholes. */
export function differences(before: unknown, after: unknown, path = ''): StateAt['changed'] {
  if (isSame(before, after)) return [];
  if (!isRecord(before) || !isRecord(after)) return [{ path, before: before ?? null, after: after ?? null }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differences(before[key], after[key], path ? `${path}.${key}` : key));
}

/** The true changes as far as they are shown: a path ends where a mask stands. */
export function changes(real: StateAt['changed'], before: unknown, after: unknown): StateAt['changed'] {
  const byPath = new Map<string, StateAt['changed'][number]>();
  for (const { path } of real) {
    const way: string[] = [];
    let [was, is] = [before, after];
    for (const part of path.split('.')) {
      if (isMasked(was) || isMasked(is)) break;
      way.push(part);
      [was, is] = [isRecord(was) ? was[part] : undefined, isRecord(is) ? is[part] : undefined];
    }
    byPath.set(way.join('.'), { path: way.join('.'), before: was ?? null, after: is ?? null });
  }
  return [...byPath.values()];
}
