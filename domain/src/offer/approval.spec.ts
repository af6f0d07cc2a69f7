import { describe, expect, it } from '@jest/globals';
import { heldKind } from '../scope/held-work.ts';
import { given, happened, type Story, type Told, testId } from '../shared/testing.ts';
import type { OfferData } from './data.ts';
import { decidedOffer } from './deciders.ts';
import { anAccount, approver, approvers, drafted, offerAt, offerId, second, submitted } from './fixtures.ts';

const payload = { offerId };

describe('approval', () => {
  const known = approvers(approver.id);
  const submit = (change: object, more = {}) =>
    given(decidedOffer, offerId, [{ ...drafted, data: { ...drafted.data, ...change } }])
      .related(known)
      .when('SubmitOfferForApproval', {
        ...payload,
        ...more,
      });

  it.each([
    { change: { approverIds: [] }, code: 'offer.approver_required' },
    { change: { pay: null }, code: 'offer.fields_required' },
    { change: { positionTitle: '' }, code: 'offer.fields_required' },
    { change: { plannedEntryDate: null }, code: 'offer.fields_required' },
    { change: { workLocation: '' }, code: 'offer.fields_required' },
  ])('is not asked for with $change', ({ change, code }) => expect(submit(change).refused).toBe(code));

  it('is asked for in batches of one type', () => {
    expect(submit({}, { batchType: 'SOCIAL' }).refused).toBe('offer.batch_mixed_type');
    expect(submit({}, { batchType: 'CAMPUS' }).refused).toBeUndefined();
  });

  const two = [drafted, { ...submitted, data: { ...submitted.data, approverIds: [approver.id, second.id] } }];

  it('goes through every approver in turn', () => {
    const first = given(decidedOffer, offerId, two).related(approvers(second.id));
    expect(first.when('AgreeOffer', payload, { actor: second }).refused).toBe('approval.not_current');
    const agreed = first.when('AgreeOffer', payload, { actor: approver });
    expect(agreed.own).toMatchObject([{ data: { step: 0, final: false, nextApproverId: second.id } }]);
    expect(agreed.after.state).toMatchObject({ approval: 'APPROVING' });
    const last = given(decidedOffer, offerId, [...two, agreed.own[0] as Told]).when('AgreeOffer', payload, {
      actor: second,
    });
    expect(last.after.state).toMatchObject({ approval: 'PASSED' });
  });

  it('goes to nobody who cannot go on with it: another one has the step before it is agreed to', () => {
    const agree = (history: readonly Told[], next: Story) =>
      given(decidedOffer, offerId, history)
        .related({ [`approver:${next.id}`]: next })
        .when('AgreeOffer', payload, { actor: approver });
    const about = { accountId: second.id, jobSeekerId: null };
    const able = anAccount(second.id, ['OA']);
    const later = (happening: Told): Story => ({ ...able, events: [...able.events, happening] });
    const unable = [
      later(happened('AccountSuspended', { ...about, reason: '离职' })),
      later(happened('RolesGranted', { ...about, roles: ['HR'] })),
    ];
    for (const next of unable)
      expect(agree(two, next)).toMatchObject({ refused: 'approval.next_unable', params: { accountId: second.id } });
    const third = testId(903);
    const handed = given(decidedOffer, offerId, two)
      .related(approvers(third))
      .when('HandOverApproval', { ...payload, fromAccountId: second.id, toAccountId: third });
    const agreed = agree([...two, handed.own[0] as Told], anAccount(third, ['OA']));
    expect(agreed.own).toMatchObject([{ data: { nextApproverId: third } }]);
  });

  it('is ended by one who disagrees, with a reason', () => {
    const reason = '超出预算';
    expect(
      given(decidedOffer, offerId, two).when('DisagreeOffer', { ...payload, reason }, { actor: second }).refused,
    ).toBe('approval.not_current');
    const { after } = given(decidedOffer, offerId, two).when(
      'DisagreeOffer',
      { ...payload, reason },
      { actor: approver },
    );
    expect((after.data as OfferData).steps[0]).toMatchObject({ status: 'DISAGREED', by: approver.id, reason });
  });

  it('is cancelled by whoever asked for it', () =>
    expect(offerAt('APPROVING').when('CancelApproval', payload, { actor: second }).refused).toBe('auth.forbidden'));

  const forward = (history: readonly Told[], from: string, to: string) =>
    given(decidedOffer, offerId, history)
      .related(approvers(to))
      .when('ForwardOffer', { ...payload, toAccountId: to }, { actor: { kind: 'account', id: from } });

  it('is asked only of people who may agree', () => {
    const recruiter = { [`approver:${approver.id}`]: anAccount(approver.id, ['HR']) };
    const asked = offerAt('UNAPPROVED').related(recruiter).when('SubmitOfferForApproval', payload);
    expect(asked).toMatchObject({ refused: 'offer.approver_required', params: { accountId: approver.id } });
    const toRecruiter = { [`approver:${second.id}`]: anAccount(second.id, ['HR']) };
    const passedOn = offerAt('APPROVING').related(toRecruiter);
    expect(passedOn.when('ForwardOffer', { ...payload, toAccountId: second.id }, { actor: approver }).refused).toBe(
      'offer.approver_required',
    );
  });

  it('is forwarded, but never back to somebody who had it', () => {
    const once = forward(two, approver.id, testId(910));
    expect(once.after.data).toMatchObject({ steps: [{ approverId: testId(910), forwardedFrom: [approver.id] }, {}] });
    const history = [...two, once.own[0] as Told];
    expect(forward(history, testId(910), approver.id).refused).toBe('approval.forward_loop');
    expect(forward(history, testId(910), testId(910)).refused).toBe('approval.forward_loop');
    expect(forward(history, approver.id, testId(911)).refused).toBe('approval.not_current');
    expect(forward(history, testId(910), testId(911)).refused).toBeUndefined();
  });

  it('is forwarded five times at most', () => {
    const hops: Told[] = [...two];
    for (const hop of [0, 1, 2, 3, 4])
      hops.push(forward(hops, hop === 0 ? approver.id : testId(910 + hop), testId(911 + hop)).own[0] as Told);
    expect(forward(hops, testId(915), testId(916)).refused).toBe('approval.forward_loop');
  });

  it('is handed over before its turn comes, and nobody is asked before', () => {
    const [third, fourth] = [testId(903), testId(904)];
    const hand = (history: readonly Told[], from: string, to: string) =>
      given(decidedOffer, offerId, history)
        .related(approvers(to))
        .when('HandOverApproval', { ...payload, fromAccountId: from, toAccountId: to });
    const early = hand(two, second.id, third);
    expect(early.own).toMatchObject([{ data: { step: 1, early: true } }]);
    expect((early.after.data as OfferData).steps).toMatchObject([
      { approverId: approver.id },
      { approverId: third, forwardedFrom: [] },
    ]);
    const kinds = [approver.id, second.id, third].map((one) => heldKind('offer', early.after, one));
    expect(kinds).toEqual(['APPROVAL', undefined, 'APPROVAL']);
    const history = [...two, early.own[0] as Told];
    expect(hand(history, second.id, fourth).refused).toBe('approval.not_current');
    expect(hand(history, third, approver.id).refused).toBe('approval.forward_loop');
    expect(hand(two, second.id, approver.id)).toMatchObject({ refused: 'approval.forward_loop', path: 'toAccountId' });
    const unable = given(decidedOffer, offerId, two)
      .related({ [`approver:${third}`]: anAccount(third, ['HR']) })
      .when('HandOverApproval', { ...payload, fromAccountId: approver.id, toAccountId: third });
    expect(unable).toMatchObject({
      ...{ refused: 'offer.approver_required', params: { accountId: third }, path: 'toAccountId' },
    });
    expect(hand(two, approver.id, third).own[0]?.data).not.toHaveProperty('early');
  });
});
