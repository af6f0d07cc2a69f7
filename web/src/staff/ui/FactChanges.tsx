import type { ReactNode } from 'react';

/** A name and its value, empty where there is none. */
export type Fact = readonly [name: string, value: ReactNode];

interface Props {
  readonly before: readonly Fact[];
  readonly now: readonly Fact[];
  /** Said where all facts in words are as they were. */
  readonly otherwise?: ReactNode;
}

/** Which facts are other than they were: what was seen, struck out, and what stands there now. */
export function FactChanges({ before, now, otherwise = null }: Props) {
  const old = new Map(before);
  const changed = now.filter(([name, value]) => typeof value === 'string' && value !== (old.get(name) ?? ''));
  if (changed.length === 0) return otherwise;
  return (
    <ul>
      {changed.map(([name, value]) => (
        <li key={name}>
          {name}: <del>{old.get(name)}</del> <ins>{value}</ins>
        </li>
      ))}
    </ul>
  );
}
