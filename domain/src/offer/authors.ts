import { type Refusal, refuse } from '../shared/decider.ts';
import type { Settings } from '../shared/settings.ts';
import type { ApprovalStep, OfferData } from './data.ts';

/** Who wrote the offer, or asked for its approval. */
const authorsOf = ({ hrOwnerId, editedBy, submittedBy }: OfferData): readonly (string | null)[] => [
  ...[hrOwnerId, ...editedBy, submittedBy],
];

/**
 * Four eyes: among those who agree is somebody who did not write the offer, unless the company does without (ADR 108). `path` is the field
 * in which another one is chosen.
 */
export function ownDraft(
  data: OfferData,
  approverIds: readonly string[],
  { approvalByAnother }: Pick<Settings, 'approvalByAnother'>,
  path?: string,
): Refusal | undefined {
  const authors = authorsOf(data);
  const isOwn = approvalByAnother && approverIds.every((id) => authors.includes(id));
  return isOwn ? refuse('approval.own_draft', undefined, path) : undefined;
}

/** The approvers of these steps, once one of them is another one. */
export const approversWith = (steps: readonly ApprovalStep[], index: number, approverId: string): readonly string[] =>
  steps.map((step, at) => (at === index ? approverId : step.approverId));
