import { canDo } from '../account/ability.ts';
import { account } from '../account/account.ts';
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

/** Whether it is this account's turn to decide. */
export const isCurrent = (data: OfferData, accountId: string): boolean => currentStep(data)?.approverId === accountId;

/** Only the one whose turn it is is offered a decision. */
export const offeredToCurrent = ({ data, actor }: Pick<Shown<OfferData>, 'data' | 'actor'>): boolean =>
  actor === undefined || isCurrent(data, actor.id);

/** Everybody who already had the offer in hand: passing it to one of them would be a loop. */
export const involved = (data: OfferData): readonly string[] =>
  data.steps.slice(0, data.currentStep + 1).flatMap((step) => [step.approverId, ...step.forwardedFrom]);
