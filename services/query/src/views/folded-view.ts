import { type Aggregate, empty, evolve, type Folded, ownActions, type State } from '@talentlog/domain';
import type { OpenedEvent, Row, ViewSchema, ViewWriter } from '@talentlog/runtime';

/**
 * A view that keeps one row per aggregate: its fold, when it was made and last moved, and what the machine would take next.
 * Lists filter and sort by the columns; `extend` adds what they need from neighbours (a position's title and owners).
 */
export interface FoldedRow<D = unknown> extends Row {
  /** The machine's state by its path, and the same in the spec's words. */
  readonly path: string;
  readonly state: State;
  readonly data: D;
  readonly revision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** When the machine's state last changed. */
  readonly since: string;
  readonly allowed: readonly string[];
  /** What screens show and decisions never ask for: gathered by the view's `note`. */
  readonly notes: Readonly<Record<string, unknown>>;
}

export interface FoldedView {
  readonly aggregate: Aggregate;
  readonly schema: ViewSchema;
  /** Keeps what the aggregate's own fold forgets, as the text of a sent letter. */
  readonly note?: (notes: FoldedRow['notes'], event: OpenedEvent) => FoldedRow['notes'];
  /** Fields beside the fold, computed from it and from rows read by key; called again when a neighbour changes. */
  readonly extend?: (row: FoldedRow, read: Pick<ViewWriter, 'get' | 'find'>) => Readonly<Record<string, unknown>>;
}

/** Id of the aggregate in a stream name. */
export const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);
export const aggregateOf = (stream: string): string => stream.slice(0, stream.indexOf('-'));

/** Moves the aggregate's row by one event. */
export function applyFolded(view: FoldedView, event: OpenedEvent, writer: ViewWriter): FoldedRow {
  const id = idOf(event.stream);
  const row = writer.get(view.schema.name, id) as FoldedRow | undefined;
  const before: Folded = row
    ? { id, path: row.path, state: row.state, data: row.data, revision: row.revision }
    : empty(view.aggregate, id);
  const after = evolve(view.aggregate, before, event);
  const moved = row === undefined || JSON.stringify(row.state) !== JSON.stringify(after.state);
  const next: FoldedRow = {
    id,
    path: after.path,
    state: after.state,
    data: after.data,
    revision: after.revision,
    createdAt: row?.createdAt ?? event.at,
    updatedAt: event.at,
    since: moved ? event.at : row.since,
    allowed: ownActions(view.aggregate.name, after),
    notes: view.note?.(row?.notes ?? {}, event) ?? {},
  };
  return write(view, next, writer);
}

/** Writes a row with its neighbours' fields, after the row itself or one of them changed. */
export function write(view: FoldedView, row: FoldedRow, writer: ViewWriter): FoldedRow {
  const { id, path, state, data, revision, createdAt, updatedAt, since, allowed, notes } = row;
  const own: FoldedRow = { id, path, state, data, revision, createdAt, updatedAt, since, allowed, notes };
  const full = { ...own, ...view.extend?.(own, writer) };
  writer.put(view.schema.name, full);
  return full;
}
