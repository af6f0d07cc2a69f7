import { describe, expect, it } from '@jest/globals';
import { aLink } from '../link/fixtures.ts';
import { cellsOf } from '../shared/cells.ts';
import { anApplication } from '../shared/stories.ts';
import { given, happened, type Told, testActor, testId, testNow, testSystem } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import type { OfferData } from './data.ts';
import { decidedOffer } from './deciders.ts';
import {
  anAccount,
  applicationId,
  approver,
  approvers,
  collection,
  collectionId,
  drafted,
  expiresAt,
  holder,
  jobSeekerId,
  offerFixtures,
  offerHistories,
  offerId,
  positionId,
  record,
  second,
  submitted,
  terms,
  text,
} from './fixtures.ts';
import { offer } from './offer.ts';
import { offerTimers } from './timers.ts';

it.each(cellsOf(offerFixtures))('$name', ({ run }) => run());

const at = (state: keyof typeof offerHistories) => given(decidedOffer, offerId, offerHistories[state]);
const withRecord = (state: keyof typeof offerHistories, application = record()) => at(state).related({ application });
const types = (facts: readonly { type: string }[]) => facts.map(({ type }) => type);
const payload = { offerId };
const openOffer = happened('OfferOpened', {
  applicationId,
  offerId: testId(77),
  status: 'PENDING_SEND',
  collectionId: null,
});
const ended = happened('RecordEnded', {
  applicationId,
  jobSeekerId,
  positionId,
  stage: 'OFFER',
  outcome: 'ABANDONED',
  bucket: 'ENDED',
  reason: null,
});

describe('drafting', () => {
  it.each([
    { why: 'stage', application: anApplication({ stage: 'REVIEW' }), code: 'record.next_not_allowed' },
    { why: 'another live offer', application: record(openOffer), code: 'offer.live_exists' },
    { why: 'ended record', application: record(ended), code: 'application.invalid_transition' },
  ])('is refused by $why', ({ application, code }) =>
    expect(
      given(decidedOffer, offerId)
        .related({ application })
        .when('DraftOffer', { applicationId, ...terms }).refused,
    ).toBe(code),
  );

  it('opens the offer in the books of its record', () => {
    const { others, result } = withRecord('NONE').when('DraftOffer', { applicationId, ...terms });
    expect(others).toMatchObject([{ type: 'OfferOpened', data: { offerId, status: 'PENDING_SEND' } }]);
    expect(result).toEqual({ offerId });
  });
});

describe('editing what was agreed', () => {
  const edit = (change: object) => at('PASSED').when('EditOffer', { ...payload, ...terms, ...change });

  it.each([
    { field: 'pay', change: { pay: { ...terms.pay, monthly: 21_000 } } },
    { field: 'positionTitle', change: { positionTitle: '架构师' } },
    { field: 'type', change: { type: 'SOCIAL' } },
    { field: 'plannedEntryDate', change: { plannedEntryDate: '2027-08-01' } },
  ])('asks for approval again when $field changes', ({ change }) => {
    const { own, after } = edit(change);
    expect(own).toMatchObject([{ type: 'OfferRevised', data: { version: 2 } }]);
    expect(after.state).toMatchObject({ approval: 'UNAPPROVED', status: 'PENDING_SEND' });
    expect((after.data as OfferData).steps).toEqual([]);
  });

  it('keeps the approval when anything else changes', () =>
    expect(edit({ workLocation: '北京', note: '请安排宿舍' }).after.state).toMatchObject({ approval: 'PASSED' }));

  it('is over once the offer was sent', () =>
    expect(at('SENT').when('EditOffer', { ...payload, ...terms }).refused).toBe('offer.already_sent'));
});

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
    const first = given(decidedOffer, offerId, two);
    expect(first.when('AgreeOffer', payload, { actor: second }).refused).toBe('approval.not_current');
    const agreed = first.when('AgreeOffer', payload, { actor: approver });
    expect(agreed.own).toMatchObject([{ data: { step: 0, final: false, nextApproverId: second.id } }]);
    expect(agreed.after.state).toMatchObject({ approval: 'APPROVING' });
    const last = given(decidedOffer, offerId, [...two, agreed.own[0] as Told]).when('AgreeOffer', payload, {
      actor: second,
    });
    expect(last.after.state).toMatchObject({ approval: 'PASSED' });
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
    expect(at('APPROVING').when('CancelApproval', payload, { actor: second }).refused).toBe('auth.forbidden'));

  const forward = (history: readonly Told[], from: string, to: string) =>
    given(decidedOffer, offerId, history)
      .related(approvers(to))
      .when('ForwardOffer', { ...payload, toAccountId: to }, { actor: { kind: 'account', id: from } });

  it('is asked only of people who may agree', () => {
    const recruiter = { [`approver:${approver.id}`]: anAccount(approver.id, ['HR']) };
    const asked = at('UNAPPROVED').related(recruiter).when('SubmitOfferForApproval', payload);
    expect(asked).toMatchObject({ refused: 'offer.approver_required', params: { accountId: approver.id } });
    const toRecruiter = { [`approver:${second.id}`]: anAccount(second.id, ['HR']) };
    const passedOn = at('APPROVING').related(toRecruiter);
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
});

describe('sending', () => {
  it.each([
    { change: { subject: '' }, code: 'notification.subject_empty' },
    { change: { content: ' ' }, code: 'notification.content_empty' },
    { change: { sms: '' }, code: 'notification.content_empty' },
  ])('needs every text: $change', ({ change, code }) =>
    expect(withRecord('PASSED').when('SendOffer', { ...payload, ...text, ...change }).refused).toBe(code),
  );

  it.each(['UNAPPROVED', 'APPROVING', 'REFUSED', 'CANCELLED'] as const)('waits for approval: %s', (state) =>
    expect(withRecord(state).when('SendOffer', { ...payload, ...text }).refused).toBe('offer.not_approved'),
  );

  it('needs the record to be at the offer', () =>
    expect(withRecord('PASSED', record(ended)).when('SendOffer', { ...payload, ...text }).refused).toBe(
      'offer.status_unsupported',
    ));

  it('makes a link until the end of the seventh day', () => {
    const { own, others } = withRecord('PASSED').when('SendOffer', { ...payload, ...text });
    expect(own).toMatchObject([{ data: { expiresAt: '2026-11-09T15:59:59.999Z', sentBy: testActor.id } }]);
    expect(types(others)).toEqual(['LinkIssued', 'OfferOpened']);
    expect(others[0]).toMatchObject({ data: { purpose: 'offer', stepUp: 'code', subjectId: offerId } });
  });

  it('sets the clock for expiry and for two reminders, and stops it with the answer', () => {
    const sent = { type: 'OfferSent', at: testNow, data: { offerId, expiresAt: addDays(testNow, 2) } } as never;
    const actions = offerTimers.OfferSent?.(sent) ?? [];
    expect(actions).toMatchObject([
      { at: addDays(testNow, 2), command: { name: 'ExpireOffer' } },
      { cancel: expect.stringContaining('72') },
      { at: addDays(testNow, 1), command: { name: 'RemindOffer', payload: { hoursLeft: 24 } } },
    ]);
    const accepted = { type: 'OfferAccepted', at: testNow, data: { offerId } } as never;
    expect(offerTimers.OfferAccepted?.(accepted)).toHaveLength(3);
  });
});

describe('answering', () => {
  it('accepts, and begins the collection in the same breath', () => {
    const { own, others, after } = withRecord('SENT')
      .related({ known: collection() })
      .when('AcceptOffer', payload, { actor: holder });
    expect(own).toMatchObject([{ data: { collectionId: testId(1001) } }]);
    expect(others).toMatchObject([
      { type: 'OfferOpened', data: { status: 'ACCEPTED', collectionId: testId(1001) } },
      { type: 'CollectionCreated', data: { offerId, jobSeekerId } },
    ]);
    expect(after.state).toMatchObject({ status: 'ACCEPTED', link: 'EXPIRED' });
  });

  it('refuses with a reason, and leaves the record undetermined', () => {
    expect(withRecord('SENT').when('RefuseOffer', { ...payload, reason: ' ' }, { actor: holder }).refused).toBe(
      'offer.reason_required',
    );
    const { others } = withRecord('SENT').when('RefuseOffer', { ...payload, reason: '已接受其他' }, { actor: holder });
    expect(others).toMatchObject([
      { type: 'StepHeld', data: { cause: 'OFFER_REFUSED' } },
      { type: 'OfferClosed', data: { status: 'INVALID' } },
    ]);
  });

  it('is too late at the end of the link, even before the clock said so', () =>
    expect(withRecord('SENT').when('AcceptOffer', payload, { actor: holder, now: expiresAt }).refused).toBe(
      'link.expired',
    ));

  it('is not possible by a link that was replaced', () =>
    expect(withRecord('SENT').when('AcceptOffer', payload, { actor: { ...holder, id: 'c'.repeat(64) } }).refused).toBe(
      'link.expired',
    ));

  it('is possible by the signed-in person', () => {
    const self = { kind: 'account', id: testId(8), jobSeekerId } as const;
    expect(withRecord('SENT').when('AcceptOffer', payload, { actor: self }).refused).toBeUndefined();
  });

  it('is never possible for an approver, though the offer is their task', () =>
    expect(withRecord('SENT').when('AcceptOffer', payload, { actor: approver }).refused).toBe('auth.forbidden'));

  it.each([
    { state: 'EXPIRED', code: 'offer.invalid' },
    { state: 'ACCEPTED', code: 'offer.status_unsupported' },
  ] as const)('is not possible when $state', ({ state, code }) =>
    expect(withRecord(state).when('AcceptOffer', payload, { actor: holder }).refused).toBe(code),
  );
});

describe('expiry', () => {
  it('waits for its time', () =>
    expect(withRecord('SENT').when('ExpireOffer', payload, { actor: testSystem }).refused).toBe(
      'offer.status_unsupported',
    ));

  it('leaves the record undetermined', () => {
    const { others } = withRecord('SENT').when('ExpireOffer', payload, { actor: testSystem, now: expiresAt });
    expect(others).toMatchObject([{ type: 'StepHeld', data: { cause: 'OFFER_EXPIRED' } }, { type: 'OfferClosed' }]);
  });

  it('is not reminded of once it came', () =>
    expect(
      at('SENT').when('RemindOffer', { ...payload, hoursLeft: 24 }, { actor: testSystem, now: expiresAt }).refused,
    ).toBe('offer.status_unsupported'));

  it('is undone by a new link within thirty days', () => {
    const resend = (days: number) =>
      withRecord('EXPIRED')
        .related({ link: aLink('EXPIRED') })
        .when('ResendOfferLink', payload, { now: addDays(testNow, days) });
    expect(resend(30).refused).toBe('offer.status_unsupported');
    const { others, after } = resend(29);
    expect(types(others)).toEqual(['LinkIssued', 'OfferOpened']);
    expect(after.state).toMatchObject({ status: 'SENT', link: 'VALID' });
    expect(after.data).toMatchObject({ invalidReason: null });
  });

  it('is not undone beside another live offer', () =>
    expect(withRecord('EXPIRED', record(openOffer)).when('ResendOfferLink', payload).refused).toBe(
      'offer.live_exists',
    ));
});

describe('a new link', () => {
  it('voids the old one', () => {
    const { own, others } = withRecord('SENT')
      .related({ link: aLink() })
      .when('ResendOfferLink', { ...payload, linkDays: 1 });
    expect(own).toMatchObject([{ data: { expiresAt: '2026-11-03T15:59:59.999Z' } }]);
    expect(types(others)).toEqual(['LinkVoided', 'LinkIssued', 'OfferOpened']);
  });
});

describe('withdrawing', () => {
  const reason = '编制取消';
  const withdraw = (state: keyof typeof offerHistories, more = {}) =>
    withRecord(state, record(openOffer))
      .related({ collection: collection() })
      .when('WithdrawOffer', { ...payload, reason, ...more });

  it('archives the collection of an accepted offer', () => {
    const history = offerHistories.ACCEPTED.map((told) => told);
    const { others } = given(decidedOffer, offerId, history)
      .related({ application: record(openOffer), collection: collection() })
      .when('WithdrawOffer', { ...payload, reason });
    expect(types(others)).toEqual(['OfferClosed', 'CollectionArchived']);
    expect(others[1]).toMatchObject({ on: { id: collectionId } });
  });

  it('is what staff say it is, whatever they send', () => {
    expect(withdraw('SENT', { cause: 'SUPERSEDED' }).own).toMatchObject([{ data: { cause: 'WITHDRAWN' } }]);
    const bySystem = withRecord('SENT', record(openOffer)).when(
      'WithdrawOffer',
      { ...payload, reason, cause: 'SUPERSEDED' },
      { actor: testSystem },
    );
    expect(bySystem.own).toMatchObject([{ data: { cause: 'SUPERSEDED' } }]);
  });

  it('is over once the person works here', () =>
    expect(at('ON_BOARD').when('WithdrawOffer', { ...payload, reason }).refused).toBe('offer.status_unsupported'));
});

it('is reissued as a new draft with the same terms', () => {
  const { others, result } = withRecord('WITHDRAWN').when('ReissueOffer', payload);
  expect(others).toMatchObject([
    { type: 'OfferDrafted', data: { offerId: result?.offerId, reissueOf: offerId, version: 1, pay: terms.pay } },
    { type: 'OfferOpened', data: { status: 'PENDING_SEND' } },
  ]);
});

it.each(Object.keys(offerHistories).filter((state) => state !== 'NONE'))('is never ON_BOARD by hand: %s', (state) =>
  expect(at(state as keyof typeof offerHistories).when('MarkOfferOnBoard', payload).refused).toBe(
    'offer.onboard_manual_forbidden',
  ),
);

it('can be seen by its approvers, past and present', () => {
  const { data } = at('APPROVING').when('AgreeOffer', payload, { actor: approver }).after;
  expect(offer.ownership(data as OfferData, offerId)).toMatchObject({ jobSeekerId, assignees: [approver.id] });
});
