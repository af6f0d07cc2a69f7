import type { QueryName } from '@talentlog/contracts';
import type { Caller } from '@talentlog/runtime';
import { admin, approver, hr, interviewer, otherHr, screener } from './company.ts';
import { type ReadSide } from './read-side.ts';
import { id, staff } from './story.ts';

/** A person of each role beside one position: its owners, somebody else's, and those with a task on it. */
export const viewers = {
  HR: staff(hr, 'HR'),
  'another HR': staff(otherHr, 'HR'),
  PR: staff(hr, 'PR'),
  IV: staff(interviewer, 'IV'),
  SC: staff(screener, 'SC'),
  OA: staff(approver, 'OA'),
  CO: staff(id(907), 'CO'),
  AD: staff(admin, 'AD'),
  AU: staff(id(908), 'AU'),
} as const;

/** What a role is offered; roles that are not named see nothing to do. */
export type Offered = Partial<Record<keyof typeof viewers, readonly string[]>>;

/** What each role is offered by the answer, in the order of the alphabet. */
export async function offeredBy(
  reading: ReadSide,
  name: QueryName,
  params: object,
  actionsIn: (data: never) => readonly string[],
  at?: string,
): Promise<Offered> {
  const offered: [string, readonly string[]][] = [];
  for (const [role, caller] of Object.entries<Caller>(viewers)) {
    const { data } = await reading.ask(name, params, caller, at);
    const actions = data === undefined ? [] : actionsIn(data as never);
    if (actions.length > 0) offered.push([role, actions.toSorted()]);
  }
  return Object.fromEntries(offered);
}
