import { type CommandInput, type CommandName, runCommand } from '../../../api/index.ts';
import type { Held } from './api.ts';

/** Kinds of work that another colleague can take. Who was at an interview writes its evaluation, or somebody on behalf. */
export const handed = ['POSITION', 'SCREENING', 'INTERVIEW', 'APPROVAL'] as const;
export type Handed = (typeof handed)[number];

/** Roles whose holders may take work of a kind. */
export const takers: Readonly<Record<Handed, readonly string[]>> = {
  POSITION: ['HR', 'PR', 'AD'],
  SCREENING: ['SC', 'PR'],
  INTERVIEW: ['IV'],
  APPROVAL: ['OA'],
};

interface Hand {
  readonly fromAccountId: string;
  readonly toAccountId: string;
}

/** What ran out meanwhile gets a day more. */
const dayMs = 86_400_000;

type Send = <N extends CommandName>(name: N, payload: CommandInput<N>) => Promise<unknown>;
const send: Send = (name, payload) => runCommand(name, payload);

/** Hands one thing over by the commands that anybody would use for it; what was half done is gone on with the next time. */
export async function handOver(
  { kind, id, at, interview }: Held,
  { fromAccountId, toAccountId }: Hand,
): Promise<unknown> {
  switch (kind) {
    case 'POSITION':
      return send('HandOverPosition', { positionId: id, fromAccountId, toAccountId });
    case 'APPROVAL':
      return send('HandOverApproval', { offerId: id, fromAccountId, toAccountId });
    case 'SCREENING': {
      const soon = new Date(Date.now() + dayMs).toISOString();
      const deadline = at !== null && at > soon ? at : soon;
      await send('CancelScreening', { screeningItemId: id });
      return send('ReassignScreening', { screeningItemId: id, screenerId: toAccountId, deadline });
    }
    case 'INTERVIEW': {
      if (interview === null) return undefined;
      const others = interview.interviewerIds.filter((one) => one !== fromAccountId && one !== toAccountId);
      return send('RescheduleInterview', {
        interviewId: id,
        ...interview,
        interviewerIds: [...others, toAccountId],
        notify: false,
      });
    }
    case 'EVALUATION':
      return undefined;
  }
}
