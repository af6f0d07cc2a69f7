import { describe, expect, it } from '@jest/globals';
import { account } from '../account/account.ts';
import { dataRequest } from '../data-request/data-request.ts';
import { infoCollection } from '../info-collection/info-collection.ts';
import { privacyAuthorization } from '../privacy-authorization/privacy-authorization.ts';
import { anApplication } from '../shared/stories.ts';
import { given, happened, type Story, story, type Told, testActor, testId, testSystem } from '../shared/testing.ts';
import { decidedJobSeeker } from './deciders.ts';
import {
  aClaim,
  applicationClosed,
  applicationOpened,
  erasureBegun,
  jobSeekerCommented,
  jobSeekerCreated,
  jobSeekerId,
  phone,
} from './fixtures.ts';

const [accountId, applicationId, offerId, collectionId] = [testId(4), testId(10), testId(40), testId(41)];
const who = { accountId, jobSeekerId, personId: jobSeekerId };
const owner = (...more: readonly Told[]): Story =>
  story(account, accountId, [
    happened('AccountRegistered', { ...who, name: '王晨', phone, language: 'zh-CN' }),
    happened('EmailChanged', { ...who, email: 'w@example.com', former: null, proved: true }),
    ...more,
  ]);
const consented = story(privacyAuthorization, jobSeekerId, [
  happened('ConsentGranted', { jobSeekerId, policyVersion: '1', expiresAt: '2028-01-01T00:00:00.000Z' }),
]);
const offered = (...more: readonly Told[]): Story =>
  anApplication({ id: applicationId, jobSeekerId, stage: 'OFFER', more });
const opened = happened('OfferOpened', { applicationId, offerId });
const standing = (status: string) =>
  happened('OfferClosed', { applicationId, offerId, status, ...(status === 'ACCEPTED' ? { collectionId } : {}) });
const about = { collectionId, jobSeekerId, applicationId, positionId: testId(3), offerId };
const collection = (...more: readonly Told[]): Story =>
  story(infoCollection, collectionId, [happened('CollectionCreated', about), ...more]);

const known = [jobSeekerCreated({ accountId }), jobSeekerCommented(), applicationOpened()];
interface World {
  readonly told?: readonly Told[];
  readonly related?: Record<string, Story>;
  readonly actor?: typeof testSystem;
}
const erase = (wish: object = {}, { told = known, related = {}, actor }: World = {}) =>
  given(decidedJobSeeker, jobSeekerId, told)
    .related({
      account: owner(),
      consent: consented,
      person: aClaim(jobSeekerId),
      phone: aClaim(accountId),
      email: aClaim(accountId),
      [`application:${applicationId}`]: anApplication({ id: applicationId, jobSeekerId }),
      ...related,
    })
    .when('EraseJobSeeker', { jobSeekerId, ...wish }, actor === undefined ? {} : { actor });

describe('erasing a person', () => {
  it('ends account and consent, frees every key, and forgets at once what the fold knew', () => {
    const { own, others, after } = erase({ requestId: testId(50) });
    const begun = { jobSeekerId, accountId, cause: 'REQUEST', requestId: testId(50), applicationIds: [applicationId] };
    expect(own).toEqual([{ type: 'ErasureBegun', data: begun }]);
    expect(others.map(({ type, on }) => [type, on])).toEqual([
      ['AccountErased', { aggregate: 'account', id: accountId }],
      ['ConsentWithdrawn', { aggregate: 'privacyAuthorization', id: jobSeekerId }],
      ['ClaimReleased', { claim: 'seeker-phone', key: phone }],
      ['ClaimReleased', { claim: 'account-phone', key: phone }],
      ['ClaimReleased', { claim: 'account-email', key: 'w@example.com' }],
    ]);
    expect(after.data).toMatchObject({ name: null, phone: null, email: null, comments: [], tags: [] });
  });

  it('frees nobody else’s key', () => {
    const { others } = erase({}, { related: { email: aClaim(testId(8)), person: aClaim() } });
    const freed = others.filter(({ type }) => type === 'ClaimReleased').map(({ on }) => on);
    expect(freed).toEqual([{ claim: 'account-phone', key: phone }]);
  });

  it('is by request where people wish it, whatever cause they name; the house names its own', () => {
    const cause = (by: World) => erase({ cause: 'RESTORED' }, by).own[0]?.data;
    expect(cause({ actor: testActor as never })).toMatchObject({ cause: 'REQUEST' });
    expect(cause({ actor: testSystem as never })).toMatchObject({ cause: 'RESTORED' });
  });

  it.each<[string, Record<string, Story>]>([
    ['an offer is accepted', { [`application:${applicationId}`]: offered(opened, standing('ACCEPTED')) }],
    [
      'a collection runs beside an offer that was settled',
      {
        [`application:${applicationId}`]: offered(opened, standing('ACCEPTED'), standing('ON_BOARD')),
        [`collection:${collectionId}`]: collection(),
      },
    ],
  ])('waits while %s, but not where a restored log only has them still', (_what, related) => {
    const collections = { [`collection:${collectionId}`]: collection(), ...related };
    expect(erase({}, { related: collections })).toMatchObject({ refused: 'jobSeeker.erase_blocked' });
    const restored = erase({ cause: 'RESTORED' }, { related: collections, actor: testSystem as never });
    expect(restored.own[0]).toMatchObject({ type: 'ErasureBegun' });
  });

  it('goes on once SAP has the collection, also of an application that is over', () => {
    const told = [...known, applicationClosed()];
    const pushed = collection(happened('CollectionArchived', { ...about, cause: 'RECORD_ENDED' }));
    const related = {
      [`application:${applicationId}`]: offered(opened, standing('ACCEPTED'), standing('ON_BOARD')),
      [`collection:${collectionId}`]: pushed,
    };
    expect(erase({}, { told, related }).own[0]).toMatchObject({ data: { applicationIds: [] } });
    const accepted = { ...related, [`application:${applicationId}`]: offered(opened, standing('ACCEPTED')) };
    expect(erase({}, { told, related: accepted })).toMatchObject({ refused: 'jobSeeker.erase_blocked' });
  });

  it('is not for a colleague', () => {
    const colleague = owner(happened('RolesGranted', { ...who, roles: ['HR'] }));
    expect(erase({}, { related: { account: colleague } })).toMatchObject({ refused: 'jobSeeker.erase_colleague' });
    const restored = erase({ cause: 'RESTORED' }, { related: { account: colleague }, actor: testSystem as never });
    expect(restored.own).toHaveLength(1);
    const referrer = owner(happened('RolesGranted', { ...who, roles: ['CA'] }));
    expect(erase({}, { related: { account: referrer } }).own).toHaveLength(1);
  });

  it('is begun once, and what was under way still ends', () => {
    const erasing = [...known, erasureBegun({ applicationIds: [applicationId] })];
    expect(erase({}, { told: erasing })).toMatchObject({ refused: 'jobSeeker.invalid_transition' });
    const receipt = { files: 2, messages: 5, links: 1, streams: 9 };
    const finished = given(decidedJobSeeker, jobSeekerId, [...erasing, applicationClosed()]).when(
      'FinishErasure',
      { jobSeekerId, receipt },
      { actor: testSystem },
    );
    expect(finished.own).toEqual([{ type: 'JobSeekerErased', data: { jobSeekerId, receipt } }]);
    expect(finished.after).toMatchObject({ state: 'ERASED', data: { applications: [] } });
  });

  describe('whose hour was promised in answer to a request', () => {
    const requestId = testId(51);
    const due = { dueAt: '2026-12-02T15:59:59.999Z', firstAlarmAt: '', lastAlarmAt: '' };
    const answered = (kind = 'DELETION', last = 'DataRequestFulfilled'): Story => {
      const request = { dataRequestId: requestId, jobSeekerId, kind, handledBy: testActor.id };
      return story(dataRequest, requestId, [
        happened('DataRequestReceived', { ...request, ...due }),
        happened('DataRequestTaken', request),
        ...(last === 'DataRequestTaken'
          ? []
          : [happened(last, { ...request, answer: '将删除', copyUntil: null, link: null })]),
      ]);
    };
    const bound = { [`application:${applicationId}`]: offered(opened, standing('ACCEPTED')), open: aClaim() };
    const atItsHour = (related: Record<string, Story>, actor = testSystem) =>
      erase({ requestId }, { related: { ...bound, request: answered(), ...related }, actor: actor as never });

    it('is held up where an offer was accepted meanwhile: the request is in hand again, and may not be asked for twice', () => {
      const { own, others, after } = atItsHour({});
      expect([own, after.state]).toEqual([[], 'KNOWN']);
      const about = { dataRequestId: requestId, jobSeekerId, kind: 'DELETION' };
      expect(others).toEqual([
        {
          type: 'DataRequestHeldUp',
          data: { ...about, why: 'OFFER_ACCEPTED', dueAt: due.dueAt, remindAt: '2026-11-29T15:59:59.999Z' },
          on: { aggregate: 'dataRequest', id: requestId },
        },
        {
          type: 'ClaimTaken',
          data: { ownerId: requestId },
          on: { claim: 'data-request', key: `${jobSeekerId}:DELETION` },
        },
      ]);
    });

    it('is held up for who became a colleague', () => {
      const related = {
        [`application:${applicationId}`]: anApplication({ id: applicationId, jobSeekerId }),
        account: owner(happened('RolesGranted', { ...who, roles: ['HR'] })),
      };
      expect(atItsHour(related).others[0]).toMatchObject({ type: 'DataRequestHeldUp', data: { why: 'COLLEAGUE' } });
    });

    it('does nothing where the desk stopped it meanwhile, though the clock came', () => {
      const free = { [`application:${applicationId}`]: anApplication({ id: applicationId, jobSeekerId }) };
      const stopped = atItsHour({ ...free, request: answered('DELETION', 'DataRequestTaken') });
      expect([stopped.refused, stopped.own, stopped.others]).toEqual([undefined, [], []]);
      expect(atItsHour(free).own[0]).toMatchObject({ type: 'ErasureBegun' });
    });

    it('takes no key that a request made meanwhile holds', () =>
      expect(atItsHour({ open: aClaim(testId(52)) }).others.map(({ type }) => type)).toEqual(['DataRequestHeldUp']));

    it('is no promise where people erase by hand: they read the refusal', () => {
      const byHand = { [`application:${applicationId}`]: bound[`application:${applicationId}`] as Story };
      expect(erase({ requestId }, { related: byHand })).toMatchObject({ refused: 'jobSeeker.erase_blocked' });
    });
  });
});
