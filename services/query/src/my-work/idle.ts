import { type StepOfHr, stepsOfHr } from '@talentlog/contracts';
import { oneOf } from '../access/pages.ts';
import { permissionOf, stageDue } from '../applications/index.ts';
import type { On } from '../views/view.ts';
import type { Found, OfMine, Owed, Viewer } from './found.ts';
import { about, placeOf } from './steps.ts';

/** Steps that one permission lets take. */
const stepsBy = (permission: 'MANAGE_RECORD' | 'MANAGE_OFFER'): StepOfHr[] =>
  stepsOfHr.filter((step) => permissionOf(step) === permission);

/**
 * Applications that nobody has in hand, on which the viewer may take the step: those that have stood longest as they stand, and how
 * many there are of each step. Both come from what is kept with the rows, so that a company of many costs what a small one does.
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
  const where = [...oneOf<'inHand' | 'step'>('inHand', ['NOTHING']), ...oneOf('step', steps), ...mine];
  const [rows, counts] = await Promise.all([
    views.applications.first({ where, sort: [{ field: 'idleSince' }], limit: room }),
    views.applications.countBy('step', { where }),
  ]);
  const found = rows.flatMap((row): Found[] =>
    row.step === null
      ? []
      : [{ kind: row.step, id: row.id, ...about(row), dueAt: stageDue(row, settings), application: row }],
  );
  return { found, counts };
}
