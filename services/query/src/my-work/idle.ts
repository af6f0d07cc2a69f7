import { type StepOfHr, stepsOfHr } from '@talentlog/contracts';
import { oneOf } from '../access/pages.ts';
import { permissionOf, stageDue } from '../applications/index.ts';
import type { RowOf } from '../open-views.ts';
import type { On } from '../views/view.ts';
import { type Found, leastOfEach, type OfMine, type Owed, type Viewer } from './found.ts';
import { about, placeOf } from './steps.ts';

/** Steps that one permission lets take. */
const stepsBy = (permission: 'MANAGE_RECORD' | 'MANAGE_OFFER'): StepOfHr[] =>
  stepsOfHr.filter((step) => permissionOf(step) === permission);

/**
 * Applications that nobody has in hand, on which the viewer may take the step: those that have stood longest as they stand, some
 * of each step, and how many there are of it. All comes from what is kept with the rows, so that a company of many costs what a small one does.
 */
export async function idleOf(viewer: Viewer, own: On<'positionId'>, room: number): Promise<Owed> {
  const groups = (['MANAGE_RECORD', 'MANAGE_OFFER'] as const).flatMap((permission) => {
    const mine = placeOf(permission, viewer, own);
    return mine === undefined ? [] : [standing(viewer, stepsBy(permission), { mine, room })];
  });
  const all = await Promise.all(groups);
  return { found: all.flatMap(({ found }) => found), counts: new Map(all.flatMap(({ counts }) => [...counts])) };
}

async function standing(
  { views, settings }: Viewer,
  steps: readonly StepOfHr[],
  { mine, room }: { readonly mine: OfMine; readonly room: number },
): Promise<Owed> {
  const whereOf = (some: readonly StepOfHr[]) => [
    ...oneOf<'inHand' | 'step'>('inHand', ['NOTHING']),
    ...oneOf('step', some),
    ...mine,
  ];
  const longest = (some: readonly StepOfHr[], limit: number) =>
    views.applications.first({ where: whereOf(some), sort: [{ field: 'idleSince' }], limit });
  const [rows, counts] = await Promise.all([
    longest(steps, room),
    views.applications.countBy('step', { where: whereOf(steps) }),
  ]);
  const hidden = steps.filter((step) => {
    const least = Math.min(leastOfEach, counts.get(step) ?? 0);
    return rows.filter((row) => row.step === step).length < least;
  });
  const more = await Promise.all(hidden.map((step) => longest([step], leastOfEach)));
  const all = new Map([...rows, ...more.flat()].map((row) => [row.id, row]));
  return { found: [...all.values()].flatMap((row) => itemOf(row, settings)), counts };
}

const itemOf = (row: RowOf<'applications'>, settings: Viewer['settings']): Found[] =>
  row.step === null
    ? []
    : [{ kind: row.step, id: row.id, ...about(row), dueAt: stageDue(row, settings), application: row }];
