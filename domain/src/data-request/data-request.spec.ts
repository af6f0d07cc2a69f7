import { describe, expect, it } from '@jest/globals';
import { account } from '../account/account.ts';
import { accountHistories, accountId } from '../account/fixtures.ts';
import { application } from '../application/application.ts';
import {
  aClaim,
  aJobSeeker,
  applicationClosed,
  applicationOpened,
  jobSeekerCreated,
  jobSeekerId,
} from '../job-seeker/fixtures.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { aConsent, testSeeker } from '../privacy-authorization/fixtures.ts';
import { cellsOf } from '../shared/cells.ts';
import { given, happened, type Story, story, testActor, testId } from '../shared/testing.ts';
import { dataRequest } from './data-request.ts';
import { decidedDataRequest } from './deciders.ts';
import { dataRequestFixtures, dataRequestHistories, dataRequestId, days, inProgress } from './fixtures.ts';

const withAccount = story(jobSeeker, jobSeekerId, [jobSeekerCreated({ accountId })]);
const itsAccount = story(account, accountId, accountHistories.ACTIVE);

describe('dataRequest', () => {
  it.each(cellsOf(dataRequestFixtures))('$name', ({ run }) => run());

  it('is received with 30 days, and reminds after 20 and 27', () => {
    const asked = given(decidedDataRequest, dataRequestId)
      .related({ open: aClaim() })
      .when('SubmitDataRequest', { kind: 'CORRECTION', details: '学校写错了' }, { actor: testSeeker });
    expect(asked.own).toEqual([
      {
        type: 'DataRequestReceived',
        data: {
          ...{ dataRequestId, jobSeekerId, kind: 'CORRECTION', details: '学校写错了' },
          ...{ identityProof: '', enteredBy: '' },
          ...days,
        },
      },
    ]);
    expect(asked.others).toEqual([
      {
        type: 'ClaimTaken',
        data: { ownerId: dataRequestId },
        on: { claim: 'data-request', key: `${jobSeekerId}:CORRECTION` },
      },
    ]);
    expect(asked.result).toEqual({ dataRequestId });
  });

  it('says what to correct', () => {
    const asked = given(decidedDataRequest, dataRequestId)
      .related({ open: aClaim() })
      .when('SubmitDataRequest', { kind: 'CORRECTION' }, { actor: testSeeker });
    expect(asked).toMatchObject({ refused: 'dataRequest.details_required', path: 'details' });
  });

  it('is the one open request of its kind, whoever asks', () => {
    const open = story(dataRequest, testId(7), [
      { ...(inProgress('ACCESS_COPY')[0] as { type: string; data: object }), at: '2026-10-20T04:00:00.000Z' },
    ]);
    const related = { open: aClaim(testId(7)), openRequest: open };
    const told = {
      refused: 'dataRequest.already_open',
      path: 'kind',
      params: { receivedAt: '2026-10-20T04:00:00.000Z', dueAt: days.dueAt },
    };
    const again = given(decidedDataRequest, dataRequestId).related(related);
    expect(again.when('SubmitDataRequest', { kind: 'ACCESS_COPY' }, { actor: testSeeker })).toMatchObject(told);
    const entered = given(decidedDataRequest, dataRequestId).related({ ...related, jobSeeker: aJobSeeker() });
    expect(entered.when('EnterDataRequest', { jobSeekerId, kind: 'ACCESS_COPY', identityProof: '来信' })).toMatchObject(
      told,
    );
  });

  it('is asked for by job seekers, and entered for people we know', () => {
    const staff = given(decidedDataRequest, dataRequestId).when('SubmitDataRequest', { kind: 'ACCESS_COPY' });
    expect(staff.refused).toBe('common.not_found');
    const enter = (person: Story, kind = 'ACCESS_COPY') =>
      given(decidedDataRequest, dataRequestId)
        .related({ jobSeeker: person, open: aClaim() })
        .when('EnterDataRequest', { jobSeekerId, kind, identityProof: '来信附身份证复印件' });
    expect(enter(story(jobSeeker, jobSeekerId)).refused).toBe('common.not_found');
    expect(enter(aJobSeeker()).own[0]?.data).toMatchObject({
      enteredBy: testActor.id,
      identityProof: '来信附身份证复印件',
    });
    expect(enter(aJobSeeker(), 'CLOSING')).toMatchObject({ refused: 'dataRequest.no_account', path: 'kind' });
    expect(enter(withAccount, 'CLOSING').refused).toBeUndefined();
  });

  it('lets the next one be asked for once it is answered', () => {
    const released = {
      type: 'ClaimReleased',
      data: { ownerId: dataRequestId },
      on: { claim: 'data-request', key: `${jobSeekerId}:EXPLANATION` },
    };
    const request = given(decidedDataRequest, dataRequestId, dataRequestHistories.IN_PROGRESS).related({
      jobSeeker: aJobSeeker(),
      open: aClaim(dataRequestId),
    });
    const rejected = request.when('RejectDataRequest', { dataRequestId, reason: '重复' });
    expect(rejected.others).toEqual([released]);
    expect(rejected.after).toMatchObject({ state: 'REJECTED', data: { answer: '重复' } });
    const fulfilled = request.when('FulfilDataRequest', { dataRequestId, answer: '没有自动决定' });
    expect(fulfilled.others).toEqual([released]);
    expect(fulfilled.after).toMatchObject({ state: 'FULFILLED', data: { answer: '没有自动决定', copyUntil: null } });
  });
});

describe('what a fulfilled request brings about', () => {
  const fulfil = (kind: Parameters<typeof inProgress>[0], related: Readonly<Record<string, Story>>) =>
    given(decidedDataRequest, dataRequestId, inProgress(kind))
      .related({ open: aClaim(dataRequestId), ...related })
      .when('FulfilDataRequest', { dataRequestId, answer: '已办理' });
  const kept = (others: readonly { readonly type: string }[]) =>
    others.filter(({ type }) => type !== 'ClaimReleased').map(({ type }) => type);

  it('never closes an account that is suspended, neither entered nor answered; its owner is erased instead', () => {
    const own = { jobSeeker: withAccount, account: story(account, accountId, accountHistories.SUSPENDED) };
    const entered = given(decidedDataRequest, dataRequestId)
      .related({ ...own, open: aClaim() })
      .when('EnterDataRequest', { jobSeekerId, kind: 'CLOSING', identityProof: '来信附身份证复印件' });
    expect(entered).toMatchObject({ refused: 'dataRequest.account_suspended', path: 'kind' });
    expect(fulfil('CLOSING', own).refused).toBe('dataRequest.account_suspended');
    expect(fulfil('DELETION', own).refused).toBeUndefined();
  });

  it('a copy can be fetched for seven days, with a link by whoever has no account', () => {
    const copyUntil = '2026-11-09T15:59:59.999Z';
    const signedIn = fulfil('ACCESS_COPY', { jobSeeker: withAccount, account: itsAccount });
    expect(signedIn.own[0]?.data).toMatchObject({ copyUntil, link: null });
    expect(kept(signedIn.others)).toEqual([]);
    const byLink = fulfil('ACCESS_COPY', { jobSeeker: aJobSeeker() });
    expect(byLink.own[0]?.data).toMatchObject({ copyUntil, link: { linkId: expect.any(String) } });
    expect(byLink.others.find(({ type }) => type === 'LinkIssued')?.data).toMatchObject({
      ...{ purpose: 'dataCopy', stepUp: 'code', expiresAt: copyUntil, jobSeekerId },
      ...{ subjectAggregate: 'dataRequest', subjectId: dataRequestId },
    });
  });

  it('the consent is withdrawn, and names what ends with it', () => {
    const person = aJobSeeker(applicationOpened());
    const withdrawn = fulfil('WITHDRAWAL', { jobSeeker: person, consent: aConsent('AUTHORIZED') });
    expect(withdrawn.others.find(({ type }) => type === 'ConsentWithdrawn')).toMatchObject({
      data: { jobSeekerId, applicationIds: [testId(10)] },
      on: { aggregate: 'privacyAuthorization', id: jobSeekerId },
    });
    expect(kept(fulfil('WITHDRAWAL', { jobSeeker: person, consent: aConsent('UNAUTHORIZED') }).others)).toEqual([]);
  });

  it('the account closes after its days of regret; one that is closed stays so', () => {
    const closing = fulfil('CLOSING', { jobSeeker: withAccount, account: itsAccount });
    expect(closing.others.find(({ type }) => type === 'ClosingRequested')).toMatchObject({
      data: { accountId, jobSeekerId, closesAt: '2026-11-09T04:00:00.000Z' },
      on: { aggregate: 'account', id: accountId },
    });
    const gone = story(account, accountId, accountHistories.CLOSED);
    expect(kept(fulfil('CLOSING', { jobSeeker: withAccount, account: gone }).others)).toEqual([]);
  });

  it.each(['DELETION', 'CLOSING'] as const)('%s waits while an offer is accepted', (kind) => {
    const offered = (status: 'SENT' | 'ACCEPTED') =>
      story(application, testId(10), [
        happened('RecordCreated', { applicationId: testId(10), jobSeekerId, positionId: testId(1), stage: 'OFFER' }),
        happened('OfferOpened', { applicationId: testId(10), offerId: testId(11), status, collectionId: null }),
      ]);
    const ended = [jobSeekerCreated({ accountId }), applicationOpened(), applicationClosed()];
    const person = story(jobSeeker, jobSeekerId, ended);
    const when = (status: 'SENT' | 'ACCEPTED') =>
      fulfil(kind, { jobSeeker: person, account: itsAccount, [`application:${testId(10)}`]: offered(status) });
    expect(when('ACCEPTED').refused).toBe('dataRequest.offer_accepted');
    expect(when('SENT').refused).toBeUndefined();
  });

  it.each([
    ['DELETION', ['JS', 'HR'], 'jobSeeker.erase_colleague'],
    ['DELETION', ['JS', 'CA'], undefined],
    ['CLOSING', ['JS', 'HR'], undefined],
    ['CLOSING', ['JS', 'AD'], 'jobSeeker.erase_colleague'],
  ] as const)('%s of an account with the roles %s: %s', (kind, roles, refused) => {
    const granted = happened('RolesGranted', { accountId, roles: [...roles] });
    const colleague = story(account, accountId, [...accountHistories.ACTIVE, granted]);
    expect(fulfil(kind, { jobSeeker: withAccount, account: colleague }).refused).toBe(refused);
  });
});
