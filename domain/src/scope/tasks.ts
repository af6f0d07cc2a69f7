import { waitsForScreener } from '@talentlog/contracts';
import type { AppointmentSessionData } from '../appointment-session/index.ts';
import type { EvaluationData } from '../evaluation/index.ts';
import type { InterviewData, InterviewState } from '../interview/index.ts';
import type { OfferData, OfferState } from '../offer/index.ts';
import type { ScreeningItemData } from '../screening-item/index.ts';

/**
 * A task somebody has with something: open, or finished at a moment. One that was taken away (a cancelled interview, a resume given to
 * somebody else, a withdrawn offer) is none, so that its holder sees nothing more from that moment on.
 */
export interface Task {
  readonly accountId: string;
  readonly finishedAt: string | null;
}

/** What of a row tells whose task it is. */
interface Of<D, S = string> {
  readonly state: S;
  readonly data: D;
  readonly since: string;
}

/** A screener's: answered is finished; one that ran out is, too, until it is given to somebody else. */
export function screeningTasks({ state, data, since }: Of<ScreeningItemData>): Task[] {
  const { screenerId: accountId, replacedBy } = data;
  if (state === 'CANCELLED' || replacedBy !== null) return [];
  return [{ accountId, finishedAt: waitsForScreener.includes(state) ? null : since }];
}

/** The interviewers', over with the interview. */
export function interviewTasks({ state, data, since }: Of<InterviewData, InterviewState>): Task[] {
  if (state.life === 'CANCELLED') return [];
  const finishedAt = state.life === 'FINISHED' ? since : null;
  return data.interviewerIds.map((accountId) => ({ accountId, finishedAt }));
}

export const evaluationTasks = ({ state, data, since }: Of<EvaluationData>): Task[] =>
  state === 'WITHDRAWN' ? [] : [{ accountId: data.interviewerId, finishedAt: state === 'UNEVALUATED' ? null : since }];

/** The principal's of a session. */
export const sessionTasks = ({ state, data: { facts }, since }: Of<AppointmentSessionData>): Task[] =>
  facts === null || state === 'CANCELLED'
    ? []
    : [{ accountId: facts.principalId, finishedAt: state === 'FINISHED' ? since : null }];

/**
 * The approvers': whose turn it is has it open; who agreed or disagreed has finished; who handed it on has finished with the step. A
 * withdrawn offer is nobody's, and a cancelled approval no longer whose turn it was.
 */
export function offerTasks({ state, data }: Of<OfferData, OfferState>): Task[] {
  const { steps, currentStep, invalidReason } = data;
  if (state.status === 'INVALID' && invalidReason !== 'REFUSED' && invalidReason !== 'EXPIRED') return [];
  const isAsked = state.approval === 'APPROVING';
  return steps
    .slice(0, currentStep + 1)
    .filter(({ at }) => at !== null || isAsked)
    .flatMap(({ approverId, at, forwardedFrom }) =>
      [approverId, ...forwardedFrom].map((accountId) => ({ accountId, finishedAt: at })),
    );
}
