import { scopeFor } from '@talentlog/contracts';
import { accountHandle } from '../account/lifecycle.ts';
import { accept, type Ref, type Related, refuse } from '../shared/aggregate.ts';
import { loaded } from '../shared/handle.ts';
import { type Deciding, offerOf } from './knowing.ts';
import type { KnownTerms, OfferData } from './lifecycle.ts';

/** First required term that is empty, as its path. */
function missingTerm(terms: KnownTerms): string | undefined {
  if (terms.pay === null || terms.pay.monthly === 0) return 'pay';
  if (terms.positionTitle === '') return 'positionTitle';
  if (terms.plannedEntryDate === null) return 'plannedEntryDate';
  return terms.workLocation === '' ? 'workLocation' : undefined;
}

const approverName = (accountId: string): string => `approver:${accountId}`;
const needApprovers = (accountIds: readonly string[]): Record<string, Ref> =>
  Object.fromEntries(accountIds.map((id) => [approverName(id), { aggregate: accountHandle.name, id }]));

/** An offer handed to somebody who cannot agree to it would wait for ever. */
function canApprove(from: Related, accountId: string): boolean {
  const { state, data } = loaded(from, approverName(accountId), accountHandle);
  return state === 'ACTIVE' && scopeFor('APPROVE_OFFER', data.roles) !== undefined;
}

export const submitForApproval: Deciding<'SubmitOfferForApproval'> = {
  needs: ({ data }) => needApprovers(data.terms?.approverIds ?? []),
  decide: (context) => {
    const { data, payload, actor } = context;
    if (data.terms === undefined) return refuse('common.not_found');
    const { type } = data.terms;
    const approverIds = [...new Set(data.terms.approverIds)];
    if (payload.batchType !== null && payload.batchType !== type)
      return refuse('offer.batch_mixed_type', { type, batch: payload.batchType });
    if (approverIds.length === 0) return refuse('offer.approver_required', undefined, 'approverIds');
    const unable = approverIds.find((accountId) => !canApprove(context.related, accountId));
    if (unable !== undefined) return refuse('offer.approver_required', { accountId: unable }, 'approverIds');
    const missing = missingTerm(data.terms);
    if (missing) return refuse('offer.fields_required', { field: missing }, missing);
    return accept({
      type: 'ApprovalSubmitted',
      data: { ...offerOf(context), version: data.version, approverIds, submittedBy: actor.id },
    });
  },
};

const current = (data: OfferData) => data.steps[data.currentStep];
const isCurrent = (data: OfferData, accountId: string): boolean => current(data)?.approverId === accountId;

export const agreeOffer: Deciding<'AgreeOffer'> = {
  decide: (context) => {
    const { data, actor } = context;
    if (!isCurrent(data, actor.id)) return refuse('approval.not_current');
    const next = data.steps[data.currentStep + 1];
    return accept({
      type: 'StepAgreed',
      data: {
        ...offerOf(context),
        hrOwnerId: data.hrOwnerId,
        step: data.currentStep,
        approverId: actor.id,
        final: next === undefined,
        nextApproverId: next?.approverId ?? null,
      },
    });
  },
};

export const disagreeOffer: Deciding<'DisagreeOffer'> = {
  decide: (context) => {
    const { data, actor, payload } = context;
    if (!isCurrent(data, actor.id)) return refuse('approval.not_current');
    const { hrOwnerId, currentStep: step } = data;
    return accept({
      type: 'StepDisagreed',
      data: { ...offerOf(context), hrOwnerId, step, approverId: actor.id, reason: payload.reason },
    });
  },
};

/** Everybody who already had the offer in hand: passing it to one of them would be a loop. */
const involved = (data: OfferData): readonly string[] =>
  data.steps.slice(0, data.currentStep + 1).flatMap((step) => [step.approverId, ...step.forwardedFrom]);

export const forwardOffer: Deciding<'ForwardOffer'> = {
  needs: ({ payload }) => needApprovers([payload.toAccountId]),
  decide: (context) => {
    const { data, actor, payload, settings } = context;
    const step = current(data);
    if (step === undefined || !isCurrent(data, actor.id)) return refuse('approval.not_current');
    if (involved(data).includes(payload.toAccountId) || step.forwardedFrom.length >= settings.approvalHops)
      return refuse('approval.forward_loop', { hops: step.forwardedFrom.length }, 'toAccountId');
    if (!canApprove(context.related, payload.toAccountId))
      return refuse('offer.approver_required', { accountId: payload.toAccountId }, 'toAccountId');
    return accept({
      type: 'StepForwarded',
      data: {
        ...offerOf(context),
        step: data.currentStep,
        fromAccountId: actor.id,
        toAccountId: payload.toAccountId,
        reason: payload.reason,
      },
    });
  },
};

export const cancelApproval: Deciding<'CancelApproval'> = {
  decide: (context) => {
    const { data, actor } = context;
    if (data.submittedBy !== actor.id) return refuse('auth.forbidden');
    return accept({ type: 'ApprovalCancelled', data: { ...offerOf(context), step: data.currentStep } });
  },
};
