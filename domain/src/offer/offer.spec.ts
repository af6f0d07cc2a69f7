import { describe, expect, it } from '@jest/globals';
import { collectionHistories } from '../info-collection/fixtures.ts';
import { infoCollection } from '../info-collection/info-collection.ts';
import { aLink } from '../link/fixtures.ts';
import { cellsOf } from '../shared/cells.ts';
import { anApplication, aPerson, applicationEnded, cast } from '../shared/stories.ts';
import { given, type Story, story, type Told, testSystem } from '../shared/testing.ts';
import type { OfferData } from './data.ts';
import { decidedOffer } from './deciders.ts';
import {
  applicationId,
  approver,
  collection,
  collectionId,
  ended,
  jobSeekerId,
  offerAt,
  offerBeside,
  offerFixtures,
  offerHistories,
  offerId,
  openOffer,
  record,
  terms,
} from './fixtures.ts';
import { offer } from './offer.ts';

const types = (facts: readonly { type: string }[]) => facts.map(({ type }) => type);
const payload = { offerId };

it.each(cellsOf(offerFixtures))('$name', ({ run }) => run());

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

  it.each([
    { command: 'DraftOffer', state: 'NONE', more: { applicationId, ...terms } },
    { command: 'ReissueOffer', state: 'EXPIRED', more: payload },
    { command: 'ResendOfferLink', state: 'EXPIRED', more: payload },
  ] as const)('$command waits while the person has a live offer on another position', ({ command, state, more }) => {
    const elsewhere = (...events: readonly Told[]) => ({
      jobSeeker: aPerson(jobSeekerId, [applicationId, cast.secondApplication]),
      [`application:${cast.secondApplication}`]: anApplication({
        id: cast.secondApplication,
        stage: 'OFFER',
        more: [{ ...openOffer, data: { ...openOffer.data, applicationId: cast.secondApplication } }, ...events],
      }),
    });
    const beside = offerBeside(state).related({ link: aLink('EXPIRED') });
    expect(beside.related(elsewhere()).when(command, more).refused).toBe('offer.live_exists');
    expect(beside.related(elsewhere(applicationEnded(cast.secondApplication))).when(command, more).refused).toBe(
      undefined,
    );
  });

  it('opens the offer in the books of its record', () => {
    const { others, result } = offerBeside('NONE').when('DraftOffer', { applicationId, ...terms });
    expect(others).toMatchObject([{ type: 'OfferOpened', data: { offerId, status: 'PENDING_SEND' } }]);
    expect(result).toEqual({ offerId });
  });
});

describe('editing what was agreed', () => {
  const edit = (change: object) => offerAt('PASSED').when('EditOffer', { ...payload, ...terms, ...change });

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
    expect(offerAt('SENT').when('EditOffer', { ...payload, ...terms }).refused).toBe('offer.already_sent'));
});

describe('withdrawing', () => {
  const reason = '编制取消';
  const withdraw = (state: keyof typeof offerHistories, more = {}) =>
    offerBeside(state, record(openOffer))
      .related({ collection: collection() })
      .when('WithdrawOffer', { ...payload, reason, ...more });

  const aCollection = (state: keyof typeof collectionHistories) =>
    story(infoCollection, collectionId, collectionHistories[state]);
  const accepted = (of: Story) =>
    given(decidedOffer, offerId, offerHistories.ACCEPTED)
      .related({ application: record(openOffer), collection: of, link: aLink() })
      .when('WithdrawOffer', { ...payload, reason });

  it('archives the collection of an accepted offer, and its link is dead', () => {
    const { others } = accepted(aCollection('COLLECTING'));
    expect(types(others)).toEqual(['OfferClosed', 'CollectionArchived', 'LinkVoided']);
    expect(others[1]).toMatchObject({ on: { id: collectionId } });
  });

  it('ends the link that the candidate has, answered or not', () => {
    for (const state of ['SENT', 'ACCEPTED'] as const) {
      const { others } = given(decidedOffer, offerId, offerHistories[state])
        .related({ application: record(openOffer), offerLink: aLink() })
        .when('WithdrawOffer', { ...payload, reason });
      expect(others).toMatchObject([{ type: 'OfferClosed' }, { type: 'LinkVoided', data: { reason: 'CLOSED' } }]);
    }
  });

  it('leaves what SAP has already', () =>
    expect(types(accepted(aCollection('PUSHED')).others)).toEqual(['OfferClosed']));

  it('is what staff say it is, whatever they send', () => {
    expect(withdraw('SENT', { cause: 'SUPERSEDED' }).own).toMatchObject([{ data: { cause: 'WITHDRAWN' } }]);
    const bySystem = offerBeside('SENT', record(openOffer)).when(
      'WithdrawOffer',
      { ...payload, reason, cause: 'SUPERSEDED' },
      { actor: testSystem },
    );
    expect(bySystem.own).toMatchObject([{ data: { cause: 'SUPERSEDED' } }]);
  });

  it.each([
    ['PASSED', false],
    ['SENT', true],
  ] as const)('of one that is %s says whether the candidate knew of it', (state, wasSent) =>
    expect(withdraw(state).own).toMatchObject([{ data: { wasSent } }]),
  );

  it('is over once the person works here', () =>
    expect(offerAt('ON_BOARD').when('WithdrawOffer', { ...payload, reason }).refused).toBe('offer.status_unsupported'));
});

it('is reissued as a new draft with the same terms', () => {
  const { others, result } = offerBeside('WITHDRAWN').when('ReissueOffer', payload);
  expect(others).toMatchObject([
    { type: 'OfferDrafted', data: { offerId: result?.offerId, reissueOf: offerId, version: 1, pay: terms.pay } },
    { type: 'OfferOpened', data: { status: 'PENDING_SEND' } },
  ]);
});

it.each(Object.keys(offerHistories).filter((state) => state !== 'NONE'))('is never ON_BOARD by hand: %s', (state) =>
  expect(offerAt(state as keyof typeof offerHistories).when('MarkOfferOnBoard', payload).refused).toBe(
    'offer.onboard_manual_forbidden',
  ),
);

it('can be seen by its approvers, past and present', () => {
  const { data } = offerAt('APPROVING').when('AgreeOffer', payload, { actor: approver }).after;
  expect(offer.ownership(data as OfferData, offerId)).toMatchObject({ jobSeekerId, assignees: [approver.id] });
});
