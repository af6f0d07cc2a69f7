import type { HistoryAnswer } from '@talentlog/contracts';

/**
 * A history as JSON lines: what it is of and when it was written, then one event a line, oldest first, with the same masks as on the page.
 */
export function exportLines({ events, ...of }: HistoryAnswer, at: string): string {
  const head = { kind: 'history', exportedAt: at, count: events.length, ...of };
  return [head, ...events].map((line) => `${JSON.stringify(line)}\n`).join('');
}
