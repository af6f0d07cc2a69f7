import type { HistoryEvent } from '@talentlog/contracts';

/** Where one stands in a history: which events are stepped through, and which of them is shown. */
export interface Place {
  readonly events: readonly HistoryEvent[];
  readonly index: number;
}

/** The events of a tab (all, or one stream) and the one the address names; the newest when it names none of them. */
export function placeOf(all: readonly HistoryEvent[], search: URLSearchParams): Place {
  const stream = search.get('stream');
  const events = stream === null ? all : all.filter((event) => event.stream === stream);
  const position = search.get('position');
  const revision = search.get('revision');
  const named = events.findIndex(
    (event) =>
      (position !== null && event.position === position) || (revision !== null && String(event.revision) === revision),
  );
  return { events, index: named < 0 ? events.length - 1 : named };
}

/** The address of an event within its tab. */
export function searchOf(
  event: Pick<HistoryEvent, 'position' | 'revision' | 'stream'>,
  stream: string | null,
): URLSearchParams {
  return stream === null
    ? new URLSearchParams({ position: event.position })
    : new URLSearchParams({ stream: event.stream, revision: String(event.revision) });
}

/** A position of the log as a number people can read, where it is one. */
export const positionText = (position: string): string =>
  /^\d+$/.test(position) ? position.replace(/^0+(?=\d)/, '').replace(/\B(?=(?:\d{3}){1,9}$)/g, ',') : position;
