import {
  type EventContract,
  events,
  type RevealedValue,
  revealableFields,
  seekersIn,
  valueAt,
} from '@talentlog/contracts';
import { addMinutes, isBefore, jobSeeker } from '@talentlog/domain/fold';
import type { HistoryParts } from './history-parts.ts';
import { maskedData } from './open-values.ts';
import { tellingOf } from './persons.ts';

import { isRecord } from './shape-walk.ts';

/** How long a value stays in clear after it was asked for: read, not kept open (docs/adr/0042). */
const clearMinutes = 1;
const contracts: Readonly<Record<string, EventContract>> = events;

/** One value of one event. */
export interface ValuePlace {
  readonly stream: string;
  readonly revision: number;
  readonly path: string;
}

/** One value in clear and whose it is. */
export interface Revealed extends RevealedValue {
  readonly jobSeekerId: string;
}

/**
 * The value that this auditor asked for a while ago, read from the log itself. Refused where they did not, or where the person's consent
 * does not live; undefined where no value that may be shown stands at the place.
 */
export async function revealedTo(
  accountId: string,
  place: ValuePlace,
  parts: HistoryParts,
): Promise<Revealed | 'auth.forbidden' | 'privacy.unauthorized' | undefined> {
  const [event] = await parts.store.readStream(place.stream, { from: place.revision, to: place.revision });
  const contract = event && contracts[event.type];
  if (event === undefined || contract === undefined) return undefined;
  const { data } = (await parts.open([event]))(event);
  const [person, ...others] = [...new Set(seekersIn(data))];
  if (person === undefined || others.length > 0) return undefined;
  const until = await askedUntil(person, accountId, place, parts);
  if (until === undefined) return 'auth.forbidden';
  if ((await tellingOf([person], parts)).get(person) !== 'ASKABLE') return 'privacy.unauthorized';
  const mask = valueAt(maskedData(contract, data, revealableFields(event.type)), place.path);
  if (!isRecord(mask) || mask.masked !== 'REVEALABLE') return undefined;
  return { value: valueAt(data, place.path), until, jobSeekerId: person };
}

/** Until when the auditor's own asking lasts; undefined where they did not ask, or long ago. */
async function askedUntil(person: string, accountId: string, place: ValuePlace, { store, open, now }: HistoryParts) {
  const told = await store.readStream(`${jobSeeker.name}-${person}`);
  const asked = told.filter(({ type, data }) => type === 'LoggedValueRevealed' && data.revealedBy === accountId);
  const opened = asked.map(await open(asked));
  const own = opened.findLast(
    ({ data: { stream, revision, path } }) =>
      stream === place.stream && revision === place.revision && path === place.path,
  );
  const until = own && addMinutes(own.at, clearMinutes);
  return until !== undefined && isBefore(now, until) ? until : undefined;
}
