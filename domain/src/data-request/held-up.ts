import type { HeldUpWhy } from '@talentlog/contracts';
import { type Claim, claimReleased, claimTaken, holderOf } from '../claim/index.ts';
import type { Folded } from '../shared/aggregate.ts';
import type { DecideContext, Fact, Related } from '../shared/decider.ts';
import { factIfTaken, loadedIf } from '../shared/handle.ts';
import { addDays } from '../shared/time.ts';
import { aboutRequest, openKey } from './about.ts';
import { dataRequest } from './data-request.ts';
import { requestDays } from './days.ts';
import type { DataRequestData } from './evolve.ts';

type Erasing = Pick<DecideContext<{ readonly requestId: string | null }, unknown>, 'id' | 'payload' | 'actor'>;
type Request = Pick<Folded<DataRequestData>, 'id' | 'data' | 'path'>;

/** Loads the answered request whose hour has come, where that is why the person is erased. */
export const needRequest = ({ id, payload: { requestId }, actor }: Erasing) =>
  actor.kind === 'system' && requestId !== null
    ? { request: dataRequest.ref(requestId), open: openKey(id, 'DELETION') }
    : {};

/** Whether the request that the erasure answers was opened again meanwhile: a clock that was set before may still come. */
export const isStopped = (related: Related): boolean => {
  const request = loadedIf(related, 'request', dataRequest);
  return request !== undefined && request.state !== 'FULFILLED';
};

/** What is told of a request that is in hand again. */
export const heldUpAs = (request: Pick<Request, 'id' | 'data'>, why: HeldUpWhy) => {
  const { dueAt } = request.data;
  const remindAt = addDays(dueAt, requestDays.lastAlarm - requestDays.due);
  return { ...aboutRequest(request), why, dueAt, remindAt };
};

/** It is the one of its kind again, unless the same was asked for meanwhile. */
export const oneAgain = (
  { id, data: { jobSeekerId, kind } }: Pick<Request, 'id' | 'data'>,
  related: Related,
): Fact[] => (holderOf(related, 'open') === undefined ? [claimTaken(openKey(jobSeekerId, kind), id)] : []);

/** What the person's erasure writes on the request that it cannot answer: nothing where it was not answered. */
export function heldUp(related: Related, why: HeldUpWhy): Fact[] {
  const request = loadedIf(related, 'request', dataRequest);
  if (request === undefined) return [];
  const held = factIfTaken(dataRequest, request, 'DataRequestHeldUp', heldUpAs(request, why));
  return held.length === 0 ? [] : [...held, ...oneAgain(request, related)];
}

/** Another one of its kind may be asked for. What was held up while the same was asked for again holds nothing. */
export const letGo = (related: Related, key: Claim, id: string): Fact[] =>
  holderOf(related, 'open') === id ? [claimReleased(key, id)] : [];
