import type { Consequence, HistoryEvent } from '@talentlog/contracts';

export type Pointer = HistoryEvent['effects'][number];

/** What one command did: its events are one step. */
export interface Step {
  readonly id: string;
  /** The event the step is shown at: the last in the stream it was about. */
  readonly main: HistoryEvent;
  readonly events: readonly HistoryEvent[];
  /** All that was stored with it, those of other histories too. */
  readonly records: readonly Pointer[];
  readonly causes: readonly Pointer[];
  /** Events that followed from it, none of its own. */
  readonly effects: readonly Pointer[];
  readonly fates: readonly Consequence[];
}

/** Where one stands in a history: which steps are gone through, which of them is shown, and at which of its events. */
export interface Place {
  readonly steps: readonly Step[];
  readonly index: number;
  readonly event: HistoryEvent | undefined;
}

const commandOf = ({ commandId, id }: HistoryEvent): string => commandId ?? id;

/** The steps of a history in their order; of a tab, those with an event in its stream. */
export function stepsOf(all: readonly HistoryEvent[], stream: string | null = null): readonly Step[] {
  const byCommand = new Map<string, HistoryEvent[]>();
  for (const event of all) {
    const known = byCommand.get(commandOf(event));
    if (known === undefined) byCommand.set(commandOf(event), [event]);
    else known.push(event);
  }
  return [...byCommand].flatMap(([id, events]) => {
    const about = stream ?? events[0]?.stream;
    const main = events.findLast((event) => event.stream === about);
    return main === undefined ? [] : [stepOf(id, main, events)];
  });
}

function stepOf(id: string, main: HistoryEvent, events: readonly HistoryEvent[]): Step {
  const records = main.together?.length ? main.together : events;
  const own = new Set(records.map((record) => record.id));
  const others = (pointers: readonly Pointer[]) => [
    ...new Map(pointers.filter((one) => !own.has(one.id)).map((one) => [one.id, one])).values(),
  ];
  return {
    id,
    main,
    events,
    records,
    causes: others(events.flatMap(({ cause }) => (cause === null ? [] : [cause]))),
    effects: others(events.flatMap(({ effects }) => effects)),
    fates: events.flatMap(({ consequences }) => consequences ?? []),
  };
}

/** The steps of a tab (all, or one stream) and the event the address names; the newest step when it names none of them. */
export function placeOf(all: readonly HistoryEvent[], search: URLSearchParams): Place {
  const stream = search.get('stream');
  const steps = stepsOf(all, stream);
  const position = search.get('position');
  const revision = search.get('revision');
  const isNamed = (event: HistoryEvent): boolean =>
    (stream === null && position !== null && event.position === position) ||
    (stream !== null && event.stream === stream && String(event.revision) === revision);
  const named = steps.findIndex(({ events }) => events.some(isNamed));
  const index = named < 0 ? steps.length - 1 : named;
  const step = steps[index];
  return { steps, index, event: step?.events.find(isNamed) ?? step?.main };
}

/** The revisions of an event's stream that its step wrote: what the step changed there is between them. */
export function revisionsOf({ events }: Pick<Step, 'events'>, { stream }: Pick<HistoryEvent, 'stream'>) {
  const revisions = events.filter((event) => event.stream === stream).map(({ revision }) => revision);
  return { stream, since: Math.min(...revisions), revision: Math.max(...revisions) };
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
