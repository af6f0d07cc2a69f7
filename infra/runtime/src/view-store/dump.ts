import type { ViewStore } from './port.ts';

/** JSON with sorted keys, so that equal rows have equal text in every engine. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** Every row of these views as text, one line each, in one order: two stores hold the same views where their dumps are equal. */
export async function dumpViews(store: ViewStore, views: readonly string[]): Promise<string> {
  const lines: string[] = [];
  for (const view of [...views].sort()) {
    for await (const row of store.scan(view)) lines.push(`${view}\t${row.id}\t${canonicalJson(row)}\n`);
  }
  return lines.join('');
}
