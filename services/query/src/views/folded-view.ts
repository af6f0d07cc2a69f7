import { type Aggregate, empty, evolve, type Folded, type State, type Task } from '@talentlog/domain/fold';
import { type OpenedEvent, type Rule, readerOf, type ViewSchema, type ViewWriter } from '@talentlog/runtime';
import { foldVersion } from './fold-version.ts';
import type { Part } from './subject-projector.ts';
import { taskKey } from './tasks.ts';
import { rowsOf, type View, view } from './view.ts';

/**
 * A row per aggregate: its fold, when it was made and last moved, and where it belongs. Of its position it knows the id alone: title
 * and owners are looked up when it is read, because they fan out to all of its rows.
 */
export interface FoldedRow<D = unknown, S extends State = string, N = NoNotes> {
  readonly id: string;
  /** The machine's state by its path, and the same in the spec's words. */
  readonly path: string;
  readonly state: S;
  readonly data: D;
  readonly revision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** When the machine's state last changed. */
  readonly since: string;
  /** What screens show and decisions never ask for: gathered by the view's `notes`. */
  readonly notes: N;
  /** Empty where it concerns nobody, or no position. */
  readonly jobSeekerId: string;
  readonly positionId: string;
  /** Accounts whose task it is or was, who may send its commands where its machine takes them. */
  readonly assigneeIds: readonly string[];
  /** Tasks that let their holders read it, as `taskKey` writes them: scope T of the permission matrix. */
  readonly tasks: readonly string[];
}

/** Nothing is noted beside the fold. */
export type NoNotes = Readonly<Record<never, never>>;
export type AnyRow = FoldedRow<unknown, State, unknown>;
type Own<R extends AnyRow> = FoldedRow<R['data'], R['state'], R['notes']>;
type Beside<R extends AnyRow> = Omit<R, keyof FoldedRow>;

interface Definition<R extends AnyRow, C extends string> extends Pick<ViewSchema, 'indexes'> {
  readonly counts?: readonly NoInfer<C>[];
  readonly aggregate: Aggregate & { readonly initialData: R['data'] };
  /** Raised where only the code below changed; what the rows are made of moves the version by itself. */
  readonly version: number;
  readonly columns: readonly C[];
  readonly search?: (row: R) => string;
  /** Whose task it is; nobody's where it is left out. */
  readonly tasks?: (row: Pick<R, 'state' | 'data' | 'since'>) => readonly Task[];
  /** Keeps what the aggregate's own fold forgets, as the text of a sent letter. */
  readonly notes: { readonly none: R['notes']; readonly rules: readonly Rule<readonly [R['notes']], R['notes']>[] };
  /** The fold without what has rows of its own: what only grows is not written again with each event. No event may be folded by it. */
  readonly without?: (data: R['data']) => R['data'];
  /** Fields beside the fold, computed from it and from other views of the same projector. */
  readonly extend: (row: Own<R>, read: ViewWriter) => Beside<R> | Promise<Beside<R>>;
}

export interface FoldedView<R extends AnyRow, C extends string = string> extends View<R, C> {
  /** Moves the aggregate's row by one event. */
  readonly apply: (event: OpenedEvent, writer: ViewWriter) => Promise<R>;
  /** Computes the fields beside the fold anew, after what they are computed from changed. */
  readonly refresh: (row: R, writer: ViewWriter) => Promise<void>;
  readonly part: Part;
}

const same = <T>(data: T): T => data;

/** Id of the aggregate in a stream name. */
export const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);
export const aggregateOf = (stream: string): string => stream.slice(0, stream.indexOf('-'));

/** `foldedView<Row>()({ aggregate, columns, … })`: a view under the aggregate's name that keeps its fold. */
export const foldedView =
  <R extends AnyRow>() =>
  <const C extends string>(definition: Definition<R, C>): FoldedView<R, C> => {
    const { aggregate, columns, search, indexes, counts, notes, tasks = () => [], without = same } = definition;
    const version = foldVersion(definition.version, [aggregate]);
    const declared = view<R>()({
      name: aggregate.name,
      version,
      columns,
      ...(indexes ? { indexes } : {}),
      ...(counts ? { counts } : {}),
      ...(search ? { search } : {}),
    });
    const noted = readerOf(notes.rules);
    const write = async (own: Own<R>, writer: ViewWriter): Promise<R> => {
      // A row is its own fields and those beside them, by the type of `extend`. Fields added to a spread row would cost ten times as much.
      const beside = definition.extend(own, writer);
      const row = Object.assign({}, own, beside instanceof Promise ? await beside : beside) as unknown as R;
      await rowsOf(declared, writer).put(row);
      return row;
    };
    const apply = async (event: OpenedEvent, writer: ViewWriter): Promise<R> => {
      const row = await rowsOf(declared, writer).get(idOf(event.stream));
      const kept = noted.read(event, row?.notes ?? notes.none).at(-1) ?? row?.notes ?? notes.none;
      const next = moved<R>(aggregate, row, event, kept);
      return write({ ...next, data: without(next.data), tasks: tasks(next).map(taskKey) }, writer);
    };
    const part: Part = {
      schema: declared.schema,
      types: Object.keys(aggregate.events),
      project: apply,
    };
    return { ...declared, apply, refresh: async (row, writer) => void (await write(row, writer)), part };
  };

/** The fold after the event, with its times, and nobody's task yet. */
function moved<R extends AnyRow>(
  aggregate: Aggregate,
  row: R | undefined,
  event: OpenedEvent,
  notes: R['notes'],
): Own<R> {
  const id = idOf(event.stream);
  const before: Folded = row
    ? { id, path: row.path, state: row.state, data: row.data, revision: row.revision }
    : empty(aggregate, id);
  const after = evolve(aggregate, before, event) as Folded<R['data'], R['state']>;
  const { path, state, data, revision } = after;
  const stays = row !== undefined && (row.state === state || JSON.stringify(row.state) === JSON.stringify(state));
  const { jobSeekerId = '', positionId = '', assignees = [] } = aggregate.ownership(data, id);
  return {
    id,
    path,
    state,
    data,
    revision,
    createdAt: row?.createdAt ?? event.at,
    updatedAt: event.at,
    since: stays ? row.since : event.at,
    jobSeekerId,
    positionId,
    assigneeIds: assignees,
    notes,
    tasks: [],
  };
}

/** For views that note nothing and keep nothing beside the fold. */
export const foldOnly = { notes: { none: {}, rules: [] }, extend: () => ({}) } as const;
