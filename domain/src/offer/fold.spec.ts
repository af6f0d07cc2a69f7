import { describe, expect, it } from '@jest/globals';
import { allowedActions, beginningsOn } from '../allowed-actions.ts';
import { anApplication } from '../shared/stories.ts';
import { happened, onlooker, story, type Told, tell, testActor, testNow, testSystem } from '../shared/testing.ts';
import { addDays, addHours } from '../shared/time.ts';
import type { OfferData } from './data.ts';
import {
  approver,
  collection,
  drafted,
  offerBeside,
  offerHistories,
  offerId,
  openOffer,
  record,
  second,
  submitted,
  terms,
} from './fixtures.ts';
import { offer } from './offer.ts';
import { offerTimers } from './timers.ts';

const after = (...events: readonly Told[]) => tell(story(offer, offerId, events)).data as OfferData;
const two = [drafted, { ...submitted, data: { ...submitted.data, approverIds: [approver.id, second.id] } }];
const step = { offerId, step: 0, approverId: approver.id };

describe('what an offer keeps', () => {
  it('are the terms as they were last written', () =>
    expect(after(drafted, happened('OfferEdited', { ...terms, offerId, workLocation: '北京' })).terms).toMatchObject({
      workLocation: '北京',
      positionTitle: terms.positionTitle,
    }));

  it('is who wrote on it, each once', () => {
    const edited = (editedBy?: string) => happened('OfferEdited', { ...terms, offerId, editedBy });
    const revised = happened('OfferRevised', {
      ...terms,
      offerId,
      version: 2,
      editedBy: second.id,
      workLocation: '北京',
    });
    expect(after(drafted, edited(), edited(approver.id), edited(approver.id)).editedBy).toEqual([approver.id]);
    expect(after(...two, happened('StepAgreed', { ...step, final: true }), revised)).toMatchObject({
      ...{ editedBy: [second.id], version: 2, terms: { workLocation: '北京' }, steps: [], currentStep: 0 },
    });
  });

  it('is the letter as it was sent, also where its link is renewed', () => {
    const paper = { fileId: 'f'.repeat(64), name: '录用通知.pdf', size: 1000, type: 'application/pdf' };
    const [sent, ...more] = offerHistories.RENEWED.slice(3);
    const history = [...offerHistories.PASSED, { type: 'OfferSent', data: { ...sent?.data, paper } }];
    expect(after(...history)).toMatchObject({ paper, renewedAt: [] });
    expect(after(...history, ...more)).toMatchObject({ paper, renewedAt: [testNow], invalidReason: null });
  });

  it.each([
    ['REFUSED_BY_SEEKER', 'REFUSED', testNow],
    ['EXPIRED', 'EXPIRED', null],
    ['WITHDRAWN', 'WITHDRAWN', null],
  ] as const)('is why it ended: %s', (history, invalidReason, answeredAt) =>
    expect(after(...offerHistories[history])).toMatchObject({ invalidReason, invalidAt: testNow, answeredAt }),
  );

  it('is who agreed when, and who has it now', () => {
    const { steps, currentStep } = after(
      ...two,
      happened('StepAgreed', { ...step, final: false }, addDays(testNow, 1)),
    );
    expect(currentStep).toBe(1);
    expect(steps).toEqual([
      { ...step0, status: 'AGREED', by: approver.id, at: addDays(testNow, 1) },
      { ...step0, approverId: second.id },
    ]);
  });
  const step0 = {
    approverId: approver.id,
    status: 'WAITING',
    by: null,
    at: null,
    reason: null,
    forwardedFrom: [] as string[],
  };

  it('is visible to those who had it, not yet to those who come later', () =>
    expect(offer.ownership(after(...two), offerId).assignees).toEqual([approver.id]));
});

describe('a screen offers', () => {
  const seen = tell(story(offer, offerId, offerHistories.APPROVING));

  it('a decision to the approver, the way back to whoever asked', () => {
    const decisions = ['AgreeOffer', 'DisagreeOffer', 'ForwardOffer'];
    expect(allowedActions('offer', seen, onlooker(approver))).toEqual(expect.arrayContaining(decisions));
    expect(allowedActions('offer', seen, onlooker(approver))).not.toContain('CancelApproval');
    expect(allowedActions('offer', seen, onlooker(testActor))).toContain('CancelApproval');
    for (const decision of decisions)
      expect(allowedActions('offer', seen, onlooker(testActor))).not.toContain(decision);
    expect(allowedActions('offer', seen, onlooker())).toEqual(expect.arrayContaining([...decisions, 'CancelApproval']));
  });

  it('an offer where an application waits for one', () => {
    expect(beginningsOn('application', tell(record()), onlooker())).toContain('DraftOffer');
    for (const other of [anApplication({ stage: 'REVIEW' }), record(openOffer)])
      expect(beginningsOn('application', tell(other), onlooker())).not.toContain('DraftOffer');
  });
});

describe('the clock of an offer', () => {
  const at = (hours: number) =>
    offerTimers.OfferSent?.({
      type: 'OfferSent',
      at: testNow,
      data: { offerId, expiresAt: addHours(testNow, hours) },
    } as never);

  it('names its timers after the offer, and stops the same ones', () => {
    const names = [`offer-expiry:${offerId}`, `offer-reminder-72:${offerId}`, `offer-reminder-24:${offerId}`];
    expect(at(96)).toMatchObject(names.map((set) => ({ set, command: { payload: { offerId } } })));
    const stopped = offerTimers.OfferRefused?.({ type: 'OfferRefused', data: { offerId } } as never);
    expect(stopped).toEqual(names.map((cancel) => ({ cancel })));
  });

  it('reminds at the hours that its sending promised, by the same timers', () => {
    const sent = { offerId, expiresAt: addHours(testNow, 200), remindHours: [100, 6] };
    const set = offerTimers.OfferSent?.({ type: 'OfferSent', at: testNow, data: sent } as never);
    expect(set?.slice(1)).toEqual([
      {
        set: `offer-reminder-72:${offerId}`,
        at: addHours(testNow, 100),
        command: { name: 'RemindOffer', payload: { offerId, hoursLeft: 100 } },
      },
      {
        set: `offer-reminder-24:${offerId}`,
        at: addHours(testNow, 194),
        command: { name: 'RemindOffer', payload: { offerId, hoursLeft: 6 } },
      },
    ]);
  });

  it('has no reminder for the very moment', () =>
    expect(at(72)).toMatchObject([{}, { cancel: `offer-reminder-72:${offerId}` }, {}]));
});

it.each([
  ['RECORD_ENDED', 'RECORD_ENDED'],
  ['SUPERSEDED', 'OFFER_INVALID'],
])('withdrawn as %s it archives the collection as %s', (cause, because) => {
  const { others } = offerBeside('ACCEPTED')
    .related({ collection: collection() })
    .when('WithdrawOffer', { offerId, reason: '编制取消', cause }, { actor: testSystem });
  expect(others[1]).toMatchObject({ type: 'CollectionArchived', data: { cause: because } });
});
