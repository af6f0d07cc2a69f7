import { type HistoryEvent, type QueryContract, queries, scopeFor } from '@talentlog/contracts';
import type { Browser } from './browser.ts';
import { canary } from './planted-company.ts';
import type { Server } from './server.ts';

/** Everything the auditor can open, as texts by address: each stream, its state at its end and before, each person, each question. */
export async function crawl(auditor: Browser, streams: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const seen = new Map<string, string>();
  const open = async (path: string) => {
    const { status, text } = await auditor.send(path);
    if (status === 200) seen.set(path, text);
    else if (status >= 500) throw new Error(`${path}: ${status} ${text}`);
  };
  const revisions = new Map<string, number>();
  for (const stream of streams) revisions.set(stream, (revisions.get(stream) ?? -1) + 1);
  for (const [stream, last] of revisions) {
    await open(`/api/history/${stream}`);
    await open(`/api/history-export?stream=${stream}`);
    await open(`/api/history/${stream}/at?revision=${last}`);
    if (last > 0) await open(`/api/history/${stream}/at?revision=${last - 1}`);
    if (stream.startsWith('jobSeeker-')) await open(`/api/history?subject=${stream.slice('jobSeeker-'.length)}`);
  }
  for (const text of ['', canary, canary.slice(0, 2), '林', '10'])
    await open(`/api/history-subjects?text=${encodeURIComponent(text)}`);
  for (const [name, { grants }] of Object.entries(queries as Record<string, QueryContract>))
    if (grants.some((grant) => !('staff' in grant) || scopeFor(grant.staff, ['AU']) !== undefined))
      await open(`/api/queries/${name}`);
  for (const path of ['/api/session', '/api/integrity', '/api/health', '/api/openapi.json']) await open(path);
  return seen;
}

/** The stream of every event, as often as there are events in it. */
export const streamsOf = (server: Server) => server.events().map(({ stream }) => stream);
/** Addresses whose answers hold the word. */
export const holding = (pages: ReadonlyMap<string, string>, word: string): string[] =>
  [...pages].filter(([, text]) => text.includes(word)).map(([path]) => path);

/** An event of a history. */
export type Told = HistoryEvent;

/** Places of the values that may be asked for. */
export function askable(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ((value as { masked?: unknown }).masked === 'REVEALABLE') return [path.join('.')];
  return Object.entries(value).flatMap(([key, inner]) => askable(inner, [...path, key]));
}
