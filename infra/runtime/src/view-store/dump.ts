import { canonicalJson } from '../event-store/canonical.ts';
import type { ViewStore } from './port.ts';

/** Every row of these views as text, one line each, in one order: two stores hold the same views where their dumps are equal. */
export async function dumpViews(store: ViewStore, views: readonly string[]): Promise<string> {
  const lines: string[] = [];
  for (const view of [...views].sort()) {
    for await (const row of store.scan(view)) lines.push(`${view}\t${row.id}\t${canonicalJson(row)}\n`);
  }
  return lines.join('');
}
