import { type HeldKind, waitsForScreener } from '@talentlog/contracts';
import type { EvaluationData } from '../evaluation/index.ts';
import type { InterviewData, InterviewState } from '../interview/index.ts';
import type { OfferData, OfferState } from '../offer/index.ts';
import type { PositionData } from '../position/index.ts';
import type { ScreeningItemData } from '../screening-item/index.ts';
import type { Folded } from '../shared/folded.ts';

type Of<D, S = string> = Pick<Folded<D, S extends string ? S : never>, 'data'> & { readonly state: S };

/** What waits for whom, by aggregate: the one place that says what a colleague leaves behind. */
const holders: Readonly<Record<string, readonly [HeldKind, (one: never) => readonly string[]]>> = {
  position: [
    'POSITION',
    ({ state, data }: Of<PositionData>) => (state === 'CLOSED' ? [] : [data.hrOwnerId, ...data.responsibleIds]),
  ],
  screeningItem: [
    'SCREENING',
    // One that waits is handed over as it is; only one that is over is given to another screener as a new item.
    ({ state, data }: Of<ScreeningItemData>) => (waitsForScreener.includes(state) ? [data.screenerId] : []),
  ],
  interview: [
    'INTERVIEW',
    ({ state, data }: { readonly state: InterviewState; readonly data: InterviewData }) =>
      state.life === 'NOT_STARTED' ? data.interviewerIds : [],
  ],
  evaluation: [
    'EVALUATION',
    ({ state, data }: Of<EvaluationData>) => (state === 'UNEVALUATED' ? [data.interviewerId] : []),
  ],
  offer: [
    'APPROVAL',
    ({ state, data }: { readonly state: OfferState; readonly data: OfferData }) => {
      // Who comes later waits as well: the approval would stop at them.
      const isAsked = state.approval === 'APPROVING' && state.status !== 'INVALID';
      return isAsked ? data.steps.slice(data.currentStep).map(({ approverId }) => approverId) : [];
    },
  ],
};

/** What of a colleague's work this is, where it is open and theirs. */
export function heldKind(
  aggregate: string,
  folded: { readonly state: unknown; readonly data: unknown },
  accountId: string,
): HeldKind | undefined {
  const found = Object.hasOwn(holders, aggregate) ? holders[aggregate] : undefined;
  if (found === undefined) return undefined;
  const [kind, heldBy] = found;
  return heldBy(folded as never).includes(accountId) ? kind : undefined;
}
