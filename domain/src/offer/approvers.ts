import { account, canDo } from '../account/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import type { Related, Shown } from '../shared/decider.ts';
import type { ApprovalStep, OfferData } from './data.ts';

const approverName = (accountId: string): string => `approver:${accountId}`;

/** Loads the accounts that are to agree. */
export const needApprovers = (accountIds: readonly string[]): Record<string, Ref> =>
  Object.fromEntries(accountIds.map((id) => [approverName(id), account.ref(id)]));

/** An offer handed to somebody who cannot agree to it would wait for ever. */
export const canApprove = (from: Related, accountId: string): boolean =>
  canDo(from, approverName(accountId), 'APPROVE_OFFER');

/** The step that waits. */
export const currentStep = (data: OfferData): ApprovalStep | undefined => data.steps[data.currentStep];

/** The step that is asked once the one that waits was agreed to; undefined after the last. */
export const nextStep = ({ steps, currentStep: now }: OfferData): ApprovalStep | undefined => steps[now + 1];

/** Whether it is this account's turn to decide. */
export const isCurrent = (data: OfferData, accountId: string): boolean => currentStep(data)?.approverId === accountId;

/** Only the one whose turn it is is offered a decision. */
export const offeredToCurrent = ({ data, actor }: Pick<Shown<OfferData>, 'data' | 'actor'>): boolean =>
  actor === undefined || isCurrent(data, actor.id);

/** Everybody who had the offer in hand by a step, the present one unless another is said: passing it to one of them would be a loop. */
export const involved = (data: OfferData, upTo = data.currentStep): readonly string[] =>
  data.steps.slice(0, upTo + 1).flatMap((step) => [step.approverId, ...step.forwardedFrom]);

/** The first step that waits for this account, now or later; undefined where none does. */
export function waitingStep({ steps, currentStep: from }: OfferData, accountId: string): number | undefined {
  const found = steps.findIndex(({ approverId }, index) => index >= from && approverId === accountId);
  return found === -1 ? undefined : found;
}
