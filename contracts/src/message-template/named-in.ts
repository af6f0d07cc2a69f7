import type { Part } from './merge-text.ts';

/** The placeholders that a line names; `always` are those outside of conditions. */
export function namedIn(parts: readonly Part[]): {
  readonly all: readonly string[];
  readonly always: readonly string[];
} {
  const always = parts.flatMap((part) => (typeof part === 'object' && 'field' in part ? [part.field] : []));
  const all: string[] = [];
  collect(parts, all);
  return { all, always };
}

function collect(parts: readonly Part[], all: string[]): void {
  for (const part of parts) {
    if (typeof part === 'string') continue;
    all.push('field' in part ? part.field : part.when);
    if ('field' in part) continue;
    collect(part.filled, all);
    collect(part.otherwise, all);
  }
}
