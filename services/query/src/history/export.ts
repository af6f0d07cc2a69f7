import type { HistoryAnswer } from '@talentlog/contracts';

/** A longer history is too much for one file; its streams are exported one by one. */
export const mostExported = 10_000;

/**
 * A history as JSON lines: what it is of and when it was written, then one event a line, oldest first, with the same masks as on the page.
 */
export function exportLines({ events, ...of }: HistoryAnswer, at: string): string {
  const head = { kind: 'history', exportedAt: at, count: events.length, ...of };
  return [head, ...events].map((line) => `${JSON.stringify(line)}\n`).join('');
}
