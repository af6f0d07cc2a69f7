import { addDays, daysOfWeek, mondayOf } from '../../../model/days.ts';

/** `2026-11` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The weeks a month touches, each from Monday to Sunday. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const weeks: (readonly string[])[] = [];
  for (let monday = mondayOf(`${month}-01`); monthOf(monday) <= month; monday = addDays(monday, 7))
    weeks.push(daysOfWeek(monday));
  return weeks;
}

export interface Range {
  readonly first: string | null;
  readonly last: string | null;
}

/** What choosing a day makes of a range: it begins one, ends the one begun, or begins anew. An earlier day begins anew. */
export function nextRange({ first, last }: Range, day: string): Range {
  const begun = first !== null && first === last;
  return begun && day >= first ? { first, last: day } : { first: day, last: day };
}
