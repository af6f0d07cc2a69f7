import { describe, expect, it } from '@jest/globals';
import { application } from '../application/application.ts';
import { anApplication, cast } from '../shared/stories.ts';
import { given, happened, story, testId } from '../shared/testing.ts';
import { decidedOffer } from './deciders.ts';
import {
  anAccount,
  applicationId,
  approver,
  approvers,
  drafted,
  offerAt,
  offerId,
  openOffer,
  record,
  second,
  terms,
} from './fixtures.ts';

const payload = { offerId };
const submit = (change: object, more = {}) =>
  given(decidedOffer, offerId, [{ ...drafted, data: { ...drafted.data, ...change } }])
    .related(approvers(approver.id))
    .when('SubmitOfferForApproval', { ...payload, ...more });
const forward = (to: string, related = approvers(to)) =>
  offerAt('APPROVING')
    .related(related)
    .when('ForwardOffer', { ...payload, toAccountId: to }, { actor: approver });

describe('a refused approval says which field', () => {
  it.each([
    ['pay', { pay: null }],
    ['pay', { pay: { ...terms.pay, monthly: 0 } }],
    ['positionTitle', { positionTitle: '' }],
    ['plannedEntryDate', { plannedEntryDate: null }],
    ['workLocation', { workLocation: '' }],
  ])('%s', (field, change) => expect(submit(change)).toMatchObject({ params: { field }, path: field }));

  it('and which approver', () => {
    expect(submit({ approverIds: [] })).toMatchObject({ params: undefined, path: 'approverIds' });
    const recruiter = { [`approver:${approver.id}`]: anAccount(approver.id, ['HR']) };
    const asked = offerAt('UNAPPROVED').related(recruiter).when('SubmitOfferForApproval', payload);
    expect(asked).toMatchObject({ params: { accountId: approver.id }, path: 'approverIds' });
  });

  it('and which types do not go together', () =>
    expect(submit({}, { batchType: 'SOCIAL' }).params).toEqual({ type: 'CAMPUS', batch: 'SOCIAL' }));

  it('and to whom it cannot be passed on', () => {
    expect(forward(approver.id)).toMatchObject({ params: { hops: 0 }, path: 'toAccountId' });
    const recruiter = { [`approver:${second.id}`]: anAccount(second.id, ['HR']) };
    expect(forward(second.id, recruiter)).toMatchObject({ params: { accountId: second.id }, path: 'toAccountId' });
  });

  it('an account that is closed agrees to nothing', () => {
    const about = anAccount(second.id, ['OA']);
    const closed = {
      ...about,
      events: [...about.events, happened('AccountSuspended', { accountId: second.id, reason: '休假' })],
    };
    expect(forward(second.id, { [`approver:${second.id}`]: closed }).refused).toBe('offer.approver_required');
  });
});

describe('a draft is refused', () => {
  const draft = (of = record()) =>
    given(decidedOffer, offerId)
      .related({ application: of })
      .when('DraftOffer', { applicationId, ...terms });

  it('for an application nobody knows', () =>
    expect(draft(story(application, cast.application))).toMatchObject({
      refused: 'common.not_found',
      path: 'applicationId',
    }));

  it('at another stage, by its name', () =>
    expect(draft(anApplication({ stage: 'REVIEW' })).params).toEqual({ from: 'REVIEW', to: 'OFFER' }));

  it('but not for an offer that is over', () => {
    const closed = happened('OfferClosed', { applicationId, offerId: testId(77), status: 'INVALID' });
    expect(draft(record(openOffer, closed)).refused).toBeUndefined();
  });
});
