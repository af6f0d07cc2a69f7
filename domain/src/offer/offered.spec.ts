import { describe, expect, it } from '@jest/globals';
import { allowedActions } from '../allowed-actions.ts';
import type { Actor } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import {
  happened,
  onlooker,
  story,
  type Told,
  tell,
  testActor,
  testId,
  testNow,
  testSystem,
} from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import {
  approver,
  drafted,
  expiresAt,
  holder,
  jobSeekerId,
  offerHistories,
  offerId,
  second,
  terms,
} from './fixtures.ts';
import { offer } from './offer.ts';
import { missingForApproval } from './terms.ts';

const after = (history: readonly Told[]) => loaded({ told: tell(story(offer, offerId, history)) }, 'told', offer);
const offered = (history: readonly Told[], actor?: Actor): string[] =>
  allowedActions('offer', after(history), onlooker(actor)).toSorted();

const edits = ['EditOffer', 'WithdrawOffer'];
const submits = ['EditOffer', 'SubmitOfferForApproval', 'WithdrawOffer'];
const decides = ['AgreeOffer', 'DisagreeOffer', 'ForwardOffer', 'HandOverApproval', 'WithdrawOffer'];
/** Cut to administrators by its grant. */
const handsOver = ['HandOverApproval', 'WithdrawOffer'];
const sends = ['EditOffer', 'SendOffer', 'WithdrawOffer'];
const waits = ['ExpireOffer', 'RemindOffer', 'ResendOfferLink', 'WithdrawOffer'];
const answers = ['AcceptOffer', 'RefuseOffer'];

/** By hand from DOMAIN.md section 5, tables 9 to 11: for whoever asked for the approval, whose turn it is, and anybody else. */
const table: readonly (readonly [keyof typeof offerHistories, string[], string[], string[]])[] = [
  ['UNAPPROVED', submits, submits, submits],
  ['APPROVING', ['CancelApproval', ...handsOver], decides, handsOver],
  ['PASSED', sends, sends, sends],
  ['REFUSED', submits, submits, submits],
  ['CANCELLED', submits, submits, submits],
  ['SENT', waits, waits, waits],
  ['ACCEPTED', ['WithdrawOffer'], ['WithdrawOffer'], ['WithdrawOffer']],
  ['ON_BOARD', [], [], []],
  ['REFUSED_BY_SEEKER', ['ReissueOffer'], ['ReissueOffer'], ['ReissueOffer']],
  [
    'EXPIRED',
    ['ReissueOffer', 'ResendOfferLink'],
    ['ReissueOffer', 'ResendOfferLink'],
    ['ReissueOffer', 'ResendOfferLink'],
  ],
  ['WITHDRAWN', ['ReissueOffer'], ['ReissueOffer'], ['ReissueOffer']],
];

describe('what an offer offers', () => {
  it.each(table)('in %s to the initiator, to whose turn it is, to anybody else', (state, initiator, current, other) => {
    const history = offerHistories[state];
    expect(offered(history, testActor)).toEqual(initiator);
    expect(offered(history, approver)).toEqual(current);
    expect(offered(history, second)).toEqual(other);
  });

  it('is an answer for the person alone, by the present link or signed in, until it is over', () => {
    const seen = after(offerHistories.SENT);
    const answered = (actor: Actor, now = testNow) =>
      allowedActions('offer', seen, onlooker(actor, now)).filter((name) => answers.includes(name));
    const person = { kind: 'account', id: testId(77), jobSeekerId } as const;
    expect(answered(holder)).toEqual(answers);
    expect(answered(person)).toEqual(answers);
    expect(answered({ ...holder, id: 'f'.repeat(64) })).toEqual([]);
    expect(answered({ ...person, jobSeekerId: testId(78) })).toEqual([]);
    expect(answered(holder, expiresAt)).toEqual([]);
    expect(answered(person, expiresAt)).toEqual([]);
  });

  it('is a new link for as long as an expired one comes back', () => {
    const seen = after(offerHistories.EXPIRED);
    const at = (days: number) => allowedActions('offer', seen, onlooker(testActor, addDays(testNow, days)));
    expect(at(29)).toContain('ResendOfferLink');
    expect(at(30 + 8)).not.toContain('ResendOfferLink');
  });

  it('is everybody’s together where nobody is named', () =>
    expect(offered(offerHistories.APPROVING)).toEqual([...decides, 'CancelApproval'].toSorted()));

  it('is never that it is on board: only onboarding says so', () =>
    expect(offered(offerHistories.ACCEPTED, testSystem)).not.toContain('MarkOfferOnBoard'));
});

describe('what a draft lacks', () => {
  const lacking = (change: object) => after([happened(drafted.type, { ...drafted.data, ...change })]);

  it.each<[object, string[]]>([
    [{}, []],
    [{ pay: null }, ['pay']],
    [{ pay: { ...terms.pay, monthly: 0 } }, ['pay']],
    [{ positionTitle: '' }, ['positionTitle']],
    [{ plannedEntryDate: null }, ['plannedEntryDate']],
    [{ workLocation: '' }, ['workLocation']],
    [{ approverIds: [] }, ['approvers']],
    [{ approverIds: [], workLocation: '', pay: null }, ['pay', 'workLocation', 'approvers']],
  ])('with %j is told in the order of the form, and keeps it from being submitted', (change, missing) => {
    const draft = lacking(change);
    expect(missingForApproval(draft)).toEqual(missing);
    expect(allowedActions('offer', draft, onlooker()).includes('SubmitOfferForApproval')).toBe(missing.length === 0);
    expect(allowedActions('offer', draft, onlooker())).toEqual(expect.arrayContaining(edits));
  });

  it('is nobody’s question once it was submitted', () => {
    const bare = happened(drafted.type, { ...drafted.data, workLocation: '' });
    expect(missingForApproval(after([bare, ...offerHistories.PASSED.slice(1)]))).toEqual([]);
  });
});
