import { localTime } from '../../../../format/dates.ts';
import { midnight } from '../../../model/days.ts';

export interface Timed {
  readonly start: string;
  readonly end: string;
}

/** A block of the day's column: minutes from midnight, and its share of the width among those at the same time. */
export interface Block<T> {
  readonly item: T;
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  readonly lanes: number;
}

const minutesOf = (instant: string, day: string): number => (Date.parse(instant) - midnight(day)) / 60_000;

/** Blocks of one day; those that overlap stand beside each other. */
export function blocksOf<T extends Timed>(items: readonly T[], day: string): Block<T>[] {
  const sorted = items
    .filter(({ start }) => localTime(start).day === day)
    .map((item) => ({ item, from: minutesOf(item.start, day), to: Math.min(24 * 60, minutesOf(item.end, day)) }))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const groups: (typeof sorted)[] = [];
  let until = Number.NEGATIVE_INFINITY;
  for (const block of sorted) {
    if (block.from >= until) groups.push([]);
    groups.at(-1)?.push(block);
    until = Math.max(until, block.to);
  }
  return groups.flatMap((group) => {
    const ends: number[] = [];
    const placed = group.map((block) => {
      const free = ends.findIndex((end) => end <= block.from);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = block.to;
      return { ...block, lane };
    });
    return placed.map((block) => ({ ...block, lanes: ends.length }));
  });
}

/** Whole hours the calendar shows: the working day, widened by what lies outside it. */
export function hoursOf(items: readonly Timed[]): { readonly first: number; readonly last: number } {
  const starts = items.map(({ start }) => localTime(start).hour);
  const ends = items.map(({ end }) => localTime(end).hour + 1);
  return { first: Math.min(9, ...starts), last: Math.min(24, Math.max(18, ...ends)) };
}
