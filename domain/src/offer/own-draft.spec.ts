import { describe, expect, it } from '@jest/globals';
import { given, happened, type Told, testActor, testId } from '../shared/testing.ts';
import { decidedOffer } from './deciders.ts';
import { approver, approvers, drafted, offerId, second, submitted } from './fixtures.ts';

const author = testActor.id;
const both = [author, approver.id];
const payload = { offerId };
const draftFor = (approverIds: readonly string[]): Told => ({ ...drafted, data: { ...drafted.data, approverIds } });
const askedOf = (approverIds: readonly string[], submittedBy = author): Told => ({
  ...submitted,
  data: { ...submitted.data, approverIds, submittedBy },
});
/** An edit says all terms anew. */
const editedBy = (accountId: string, approverIds: readonly string[]): Told => {
  const { hrOwnerId: _owner, reissueOf: _of, version: _version, ...terms } = drafted.data as Record<string, unknown>;
  return happened('OfferEdited', { ...terms, approverIds, editedBy: accountId });
};
const known = approvers(author, approver.id, second.id, testId(903));

describe('an offer is agreed to by somebody who did not write it', () => {
  const submit = (history: readonly Told[], approvalByAnother = true, actor = testActor) =>
    given(decidedOffer, offerId, history)
      .related(known)
      .when('SubmitOfferForApproval', payload, { actor, settings: { approvalByAnother } }).refused;

  it.each<[string, readonly Told[], string | undefined]>([
    ['its author alone', [draftFor([author])], 'approval.own_draft'],
    ['its author and another', [draftFor(both)], undefined],
    ['another alone', [draftFor([approver.id])], undefined],
    ['who edited it', [draftFor([approver.id]), editedBy(approver.id, [approver.id])], 'approval.own_draft'],
    ['its author and who edited it', [draftFor(both), editedBy(approver.id, both)], 'approval.own_draft'],
  ])('and is not given to %s, when it is asked for', (_who, history, refused) => expect(submit(history)).toBe(refused));

  it('and is not given to who asks for it alone', () => {
    const asker = { kind: 'account', id: approver.id } as const;
    expect(submit([draftFor([approver.id])], true, asker)).toBe('approval.own_draft');
  });

  it('unless the company does without', () => expect(submit([draftFor([author])], false)).toBeUndefined());

  it.each<[string, string, readonly string[], string | undefined]>([
    ['back to its author', author, [approver.id], 'approval.own_draft'],
    ['to somebody else', testId(903), [approver.id], undefined],
    ['to its author where another one agrees, too', author, [approver.id, second.id], undefined],
  ])('and is not passed %s', (_what, toAccountId, asked, refused) => {
    const history = [draftFor(asked), askedOf(asked)];
    const on = given(decidedOffer, offerId, history).related(known);
    expect(on.when('ForwardOffer', { ...payload, toAccountId }, { actor: approver }).refused).toBe(refused);
    const handOver = { ...payload, fromAccountId: approver.id, toAccountId };
    expect(on.when('HandOverApproval', handOver).refused).toBe(refused);
  });

  it('and says at which field another one is chosen', () => {
    const on = given(decidedOffer, offerId, [draftFor([approver.id]), askedOf([approver.id])]).related(known);
    expect(on.when('ForwardOffer', { ...payload, toAccountId: author }, { actor: approver }).path).toBe('toAccountId');
    const handOver = { ...payload, fromAccountId: approver.id, toAccountId: author };
    expect(on.when('HandOverApproval', handOver).path).toBe('toAccountId');
    const submitted = given(decidedOffer, offerId, [draftFor([author])]).related(known);
    expect(submitted.when('SubmitOfferForApproval', payload).path).toBe('approverIds');
  });

  it('and is asked of each author in turn, the last of whom passes it on', () => {
    const history = [draftFor(both), editedBy(approver.id, both), askedOf(both)];
    const first = given(decidedOffer, offerId, history).related(known).when('AgreeOffer', payload);
    expect(first.refused).toBeUndefined();
    const last = given(decidedOffer, offerId, [...history, first.own[0] as Told]).related(known);
    expect(last.when('AgreeOffer', payload, { actor: approver }).refused).toBe('approval.own_draft');
  });

  it('and what was asked of its author alone before that was so is passed on first', () => {
    const on = given(decidedOffer, offerId, [draftFor([author]), askedOf([author])]).related(known);
    expect(on.when('AgreeOffer', payload).refused).toBe('approval.own_draft');
    expect(on.when('ForwardOffer', { ...payload, toAccountId: approver.id }).refused).toBeUndefined();
  });
});
