import type { DataRequestKind } from '@talentlog/contracts';
import { claimTaken, holderOf } from '../claim/index.ts';
import { accept, type DecideContext, type Decision, type Related, refuse } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';
import { addDays, endOfDay } from '../shared/time.ts';
import { openKey } from './about.ts';
import { dataRequest } from './data-request.ts';
import { requestDays } from './days.ts';
import type { DataRequestData } from './evolve.ts';

/** Who asks for what, and how it is known that it is them. */
interface Asked {
  readonly jobSeekerId: string;
  readonly kind: DataRequestKind;
  readonly details: string;
  readonly identityProof: string;
  readonly enteredBy: string;
}

/** Loads the request of the same kind that is still open, if there is one. */
export function needOpen(jobSeekerId: string | undefined, kind: DataRequestKind, related: Related) {
  const holder = holderOf(related, 'open');
  return {
    open: jobSeekerId === undefined ? undefined : openKey(jobSeekerId, kind),
    openRequest: holder === undefined ? undefined : dataRequest.ref(holder),
  };
}

/** A request is taken in with its days, unless the same is being answered already: then that one is told. */
export function received(
  { id, now, related }: Pick<DecideContext<unknown, DataRequestData>, 'id' | 'now' | 'related'>,
  asked: Asked,
): Decision {
  const open = loadedIf(related, 'openRequest', dataRequest)?.data;
  if (holderOf(related, 'open') !== undefined)
    return refuse('dataRequest.already_open', open && { receivedAt: open.receivedAt, dueAt: open.dueAt }, 'kind');
  if (asked.kind === 'CORRECTION' && asked.details === '')
    return refuse('dataRequest.details_required', undefined, 'details');
  const dueAt = endOfDay(now, requestDays.due);
  const alarms = {
    firstAlarmAt: addDays(now, requestDays.firstAlarm),
    lastAlarmAt: addDays(now, requestDays.lastAlarm),
  };
  return accept(
    [
      dataRequest.fact('DataRequestReceived', { dataRequestId: id, ...asked, ...alarms, dueAt }),
      claimTaken(openKey(asked.jobSeekerId, asked.kind), id),
    ],
    { dataRequestId: id },
  );
}
