import { oneOf } from '../access/pages.ts';
import type { On } from '../views/view.ts';
import { counted, mostRead, type Owed, type Viewer } from './found.ts';
import { applicationsOf, placeOf, stepsAmong } from './steps.ts';

/** Offers that wait to be submitted or sent. Where more wait than are read, their states tell how many. */
export async function offersOf(viewer: Viewer, own: On<'positionId'>): Promise<Owed> {
  const mine = placeOf('MANAGE_OFFER', viewer, own);
  if (mine === undefined) return counted([]);
  const where: readonly On<'state.status' | 'state.approval' | 'positionId'>[] = [
    ...oneOf<'state.status'>('state.status', ['PENDING_SEND']),
    { field: 'state.approval', notIn: ['APPROVING'] },
    ...mine,
  ];
  const byApproval = await viewer.views.offers.countBy('state.approval', { where });
  const all = [...byApproval.values()].reduce((sum, n) => sum + n, 0);
  const ids = new Set(await applicationsOf(viewer.views.offers, where));
  const owed = counted(await stepsAmong(new Map([['MANAGE_OFFER', ids]]), viewer));
  if (all <= mostRead) return owed;
  const sent = byApproval.get('PASSED') ?? 0;
  const counts = new Map([
    ['SEND_OFFER', sent],
    ['SUBMIT_OFFER', all - sent],
  ]);
  return { found: owed.found, counts };
}
