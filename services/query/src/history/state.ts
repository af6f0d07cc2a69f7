import { type StateAt, seekersIn } from '@talentlog/contracts';
import {
  type Aggregate,
  aggregates,
  arrowsFrom,
  chartOf,
  type DomainEvent,
  empty,
  evolve,
  type Folded,
} from '@talentlog/domain/fold';
import type { OpenedEvent, RecordedEvent } from '@talentlog/runtime';
import { aggregateOf, idOf } from '../views/folded-view.ts';
import { asBegun } from './as-begun.ts';
import { blankOf } from './blanks.ts';
import type { HistoryParts } from './history-parts.ts';
import { pathOf } from './path.ts';
import { type Telling, tellingOf } from './persons.ts';
import { isRecord } from './shape-walk.ts';
import { changes, differences, shown } from './shown-state.ts';
import { sourcesOf } from './sources.ts';

/** The moment an auditor looks back to; without any, the last there is. */
export interface Moment {
  readonly position?: string;
  readonly time?: string;
  readonly revision?: number;
  /** The first revision of the step whose changes are told; without any, the last event alone. */
  readonly since?: number;
}

const isUpTo = (event: RecordedEvent, { position, time, revision }: Moment): boolean =>
  (position === undefined || event.position <= position) &&
  (time === undefined || Date.parse(event.metadata.at) <= Date.parse(time)) &&
  (revision === undefined || event.revision <= revision);

/** A state of the past, and whom the events that made it name. */
interface Answered {
  readonly state: StateAt;
  readonly seekers: readonly string[];
}

/**
 * The aggregate as it was at the moment, with what its last step there changed; undefined for a stream that does not exist. Every value
 * shown comes from a fold of blanked events; where the true fold differs from it, a value stands that is masked.
 */
export async function stateAt(stream: string, moment: Moment, parts: HistoryParts): Promise<Answered | undefined> {
  const aggregate = aggregates[aggregateOf(stream)];
  if (aggregate === undefined) return undefined;
  // What came after a revision need not be read; where nothing was by then, the stream may be there all the same.
  const upTo = moment.revision === undefined || moment.revision < 0 ? {} : { to: moment.revision };
  const all = await parts.store.readStream(stream, upTo);
  if (all.length === 0) return undefined;
  const past = all.filter((event) => isUpTo(event, moment));
  const opened = past.map(await parts.open(past));
  const seekers = seekersIn(opened.map(({ data }) => data));
  const telling = await tellingOf(seekers, parts);
  const { before, after } = foldTwo(aggregate, idOf(stream), opened, moment.since);
  const blank = foldTwo(aggregate, idOf(stream), opened.map(blankOf(past)), moment.since);
  const shownThen = shown(before.data, blank.before.data, telling);
  const shownNow = shown(after.data, blank.after.data, telling);
  const withheld = isWithheld(telling);
  const last = past.at(-1);
  const state: StateAt = {
    stream,
    aggregate: aggregate.name,
    revision: after.revision,
    position: last?.position ?? null,
    state: after.state as StateAt['state'],
    data: withheld || !isRecord(shownNow) ? {} : shownNow,
    withheld,
    changed: last && !withheld ? changes(differences(before.data, after.data), shownThen, shownNow) : [],
    previousState: last ? (before.state as StateAt['previousState']) : null,
    lastEvent: last?.type ?? null,
    path: pathOf(aggregate, idOf(stream), opened),
    next: arrowsFrom(aggregate, after.path),
    sources: withheld ? [] : [...sourcesOf(shownNow, after.data, opened, telling)],
    chart: chartOf(aggregate),
  };
  return { state, seekers };
}

/** A stream of one person, or of several of whom nothing may be told. */
const isWithheld = (telling: ReadonlyMap<string, Telling>): boolean =>
  telling.size > 0 && [...telling.values()].every((one) => one === 'WITHHELD');

/** The fold after all of it, and before the events of its last step. */
function foldTwo(
  aggregate: Aggregate,
  id: string,
  past: readonly OpenedEvent[],
  since = past.at(-1)?.revision ?? 0,
): { before: Folded; after: Folded } {
  let before = empty(aggregate, id);
  let after = before;
  for (const event of past) {
    if (event.revision <= since) before = after;
    after = evolve(aggregate, after, event as DomainEvent);
  }
  return aggregate.name === 'companySettings' ? asBegun({ before, after }) : { before, after };
}
