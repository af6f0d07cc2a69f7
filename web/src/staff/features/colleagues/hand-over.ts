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

/** Receivers by what they get: of a whole kind by its name, of one thing by its id. */
export type Chosen = Readonly<Record<string, string>>;
/** Chosen for one thing that stays while the rest of its kind goes. */
export const stays = 'STAYS';

/** Who gets one thing: whom it was given to by itself, or with its kind; undefined where it stays. */
export function receiverOf({ kind, id }: Pick<Held, 'kind' | 'id'>, to: Chosen): string | undefined {
  if (kind === 'EVALUATION') return undefined;
  const chosen = to[id] || to[kind] || stays;
  return chosen === stays ? undefined : chosen;
}

interface Hand {
  readonly fromAccountId: string;
  readonly toAccountId: string;
}

type Send = <N extends CommandName>(name: N, payload: CommandInput<N>, seen?: Held) => Promise<unknown>;
const send: Send = (name, payload, seen) => runCommand(name, payload, { seen });

/** Hands one thing over by one command: it has a new holder, or it stays where it is. */
export async function handOver(held: Held, { fromAccountId, toAccountId }: Hand): Promise<unknown> {
  const { kind, id, interview } = held;
  switch (kind) {
    case 'POSITION':
      return send('HandOverPosition', { positionId: id, fromAccountId, toAccountId });
    case 'APPROVAL':
      return send('HandOverApproval', { offerId: id, fromAccountId, toAccountId });
    case 'SCREENING':
      return send('HandOverScreening', { screeningItemId: id, fromAccountId, toAccountId });
    case 'INTERVIEW': {
      if (interview === null) return undefined;
      const others = interview.interviewerIds.filter((one) => one !== fromAccountId && one !== toAccountId);
      const interviewerIds = [...others, toAccountId];
      // What a colleague arranged anew meanwhile is not put back.
      return send('RescheduleInterview', { interviewId: id, ...interview, interviewerIds, notify: false }, held);
    }
    case 'EVALUATION':
      return undefined;
  }
}
