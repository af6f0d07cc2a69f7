import { type EventContract, events, revealableFields, type StateAt, seekersIn, valueAt } from '@talentlog/contracts';
import type { OpenedEvent } from '@talentlog/runtime';
import { isMasked, maskedData } from './open-values.ts';
import { type Telling } from './persons.ts';

const contracts: Readonly<Record<string, EventContract>> = events;

interface Written {
  readonly jobSeekerId: string;
  readonly revision: number;
  /** Values that may be asked for, by their place in the event. */
  readonly places: readonly string[];
  readonly data: OpenedEvent['data'];
}

/**
 * Where each masked value of a state was written: the newest event of the stream in which the same value stands under the same name, and
 * may be asked for. A value that no event holds like that has none.
 */
export function sourcesOf(
  shown: unknown,
  real: unknown,
  past: readonly OpenedEvent[],
  telling: ReadonlyMap<string, Telling>,
): NonNullable<StateAt['sources']> {
  // Newest first, and only as far back as something is still looked for.
  const written: (readonly Written[])[] = [];
  const writtenAt = (back: number) =>
    (written[back] ??= writtenIn(past[past.length - 1 - back] as OpenedEvent, telling));
  const wanted = maskedPlaces(shown).flatMap((path) => leavesUnder(valueAt(real, path), path));
  return wanted.flatMap(({ path, value }) => {
    for (let back = 0; back < past.length; back += 1) {
      const [of] = writtenAt(back);
      if (of === undefined) continue;
      const { jobSeekerId, revision, places, data } = of;
      const [place] = places
        .filter((at) => fieldOf(at, data) === nameOf(path) && JSON.stringify(valueAt(data, at)) === value)
        .sort((a, b) => sameEnd(b, path) - sameEnd(a, path) || a.length - b.length);
      if (place !== undefined) return [{ path, jobSeekerId, revision, place }];
    }
    return [];
  });
}

/** What one mask covers, value by value; nothing where there is none. */
function leavesUnder(value: unknown, path: string): readonly { readonly path: string; readonly value: string }[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [{ path, value: JSON.stringify(value) }];
  return Object.entries(value).flatMap(([key, inner]) => leavesUnder(inner, `${path}.${key}`));
}

/** How many parts two places have in common at their ends. */
function sameEnd(one: string, other: string): number {
  const [parts, others] = [one.split('.').reverse(), other.split('.').reverse()];
  const differs = parts.findIndex((part, index) => part !== others[index]);
  return differs < 0 ? parts.length : differs;
}

function writtenIn({ type, data, revision }: OpenedEvent, telling: ReadonlyMap<string, Telling>): Written[] {
  const contract = contracts[type];
  const [person, ...others] = [...new Set(seekersIn(data))];
  if (contract === undefined || person === undefined || others.length > 0) return [];
  if (telling.get(person) !== 'ASKABLE') return [];
  const masked = maskedData(contract, data, revealableFields(type));
  const places = maskedPlaces(masked).filter(
    (at) => (valueAt(masked, at) as { masked: string }).masked === 'REVEALABLE',
  );
  return [{ jobSeekerId: person, revision, places, data }];
}

/** Places of masks within a value. */
function maskedPlaces(value: unknown, path: readonly string[] = []): readonly string[] {
  if (isMasked(value)) return path.length === 0 ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => maskedPlaces(inner, [...path, key]));
}

/** The field a place of an event speaks of; a change says in its data whose new value it is. */
function fieldOf(place: string, data: Written['data']): string {
  const name = nameOf(place);
  return name === 'after' && typeof data.field === 'string' ? data.field : name;
}

/** The field a place ends in; the number within a list is no name. */
const nameOf = (place: string): string => place.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
