import { describe, expect, it } from '@jest/globals';
import { application } from '../application/application.ts';
import {
  aClaim,
  aJobSeeker,
  applicationClosed,
  applicationOpened,
  jobSeekerCreated,
  jobSeekerId,
  phone,
} from '../job-seeker/fixtures.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { testSeeker } from '../privacy-authorization/fixtures.ts';
import { cellsOf } from '../shared/cells.ts';
import { given, happened, type Story, story, testId, testNow, testSystem } from '../shared/testing.ts';
import { decidedAccount } from './deciders.ts';
import { accountClosesAt, accountFixtures, accountHistories, accountId } from './fixtures.ts';

const other = '+8613900139000';
const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);
const system = { actor: testSystem };

const register = (related: Record<string, Story>) =>
  given(decidedAccount, accountId)
    .related({ phone: aClaim(), person: aClaim(), ...related })
    .when('RegisterAccount', { phone, name: '王晨' }, system);

describe('account', () => {
  it.each(cellsOf(accountFixtures))('$name', ({ run }) => run());

  it('is one per phone', () =>
    expect(register({ phone: aClaim(testId(8)) })).toMatchObject({ refused: 'account.phone_taken', path: 'phone' }));

  it('makes the person it belongs to', () => {
    const made = register({});
    const { jobSeekerId: personId } = made.result as { jobSeekerId: string };
    expect(types(made.others)).toEqual(['ClaimTaken', 'JobSeekerCreated', 'ClaimTaken']);
    expect(made.others[1]).toMatchObject({
      data: { accountId, source: 'REGISTERED', phone },
      on: { aggregate: 'jobSeeker', id: personId },
    });
    expect(made.after.data).toMatchObject({ jobSeekerId: personId, personId, phone, language: 'zh-CN', roles: [] });
  });

  it('joins the person staff know by this phone', () => {
    const joined = register({ person: aClaim(jobSeekerId), jobSeeker: aJobSeeker() });
    expect(joined.result).toEqual({ accountId, jobSeekerId });
    expect(types(joined.others)).toEqual(['ClaimTaken', 'JobSeekerAccountJoined']);
  });

  it('does not join a person who has another account', () => {
    const taken = story(jobSeeker, jobSeekerId, [jobSeekerCreated({ accountId: testId(8) })]);
    const made = register({ person: aClaim(jobSeekerId), jobSeeker: taken });
    expect(types(made.others)).toEqual(['ClaimTaken', 'JobSeekerCreated']);
    expect(made.after.data).not.toMatchObject({ jobSeekerId });
  });

  it.each([
    ['login', 'account.login_taken', 'loginName'],
    ['phone', 'account.phone_taken', 'phone'],
    ['email', 'account.email_taken', 'email'],
  ])('of staff is one per %s', (key, refused, path) => {
    const staff = { name: '李思', loginName: 'Li.Si', roles: ['HR', 'HR'], phone, email: 'li@example.com' };
    const free = { login: aClaim(), phone: aClaim(), email: aClaim() };
    const make = (related: Record<string, Story>) =>
      given(decidedAccount, accountId).related(related).when('CreateStaffAccount', staff);
    expect(make({ ...free, [key]: aClaim(testId(8)) })).toMatchObject({ refused, path });
    expect(make(free).after.data).toMatchObject({
      roles: ['HR'],
      loginName: 'li.si',
      personId: accountId,
      jobSeekerId: null,
    });
    expect(types(make(free).others)).toEqual(['ClaimTaken', 'ClaimTaken', 'ClaimTaken']);
  });
});

describe('the phone of an account', () => {
  const change = (next: string, nextPerson = aClaim(), holder?: string) =>
    given(decidedAccount, accountId, accountHistories.ACTIVE)
      .related({
        jobSeeker: aJobSeeker(),
        present: aClaim(accountId),
        next: aClaim(holder),
        presentPerson: aClaim(jobSeekerId),
        nextPerson,
      })
      .when('ChangePhone', { accountId, phone: next }, system);

  it('moves with both claims and is recorded for the person', () => {
    const moved = change(other);
    expect(types(moved.others)).toEqual([
      'ClaimReleased',
      'ClaimTaken',
      'ClaimReleased',
      'ClaimTaken',
      'ContactChanged',
    ]);
    expect(moved.after.data).toMatchObject({ phone: other });
    expect(moved.own[0]?.data).toMatchObject({ phone: other, former: phone });
  });

  it('leaves the claim of another person where it is', () =>
    expect(types(change(other, aClaim(testId(8))).others)).toEqual([
      'ClaimReleased',
      'ClaimTaken',
      'ClaimReleased',
      'ContactChanged',
    ]));

  it('is nobody else’s', () => expect(change(other, aClaim(), testId(8)).refused).toBe('account.phone_taken'));

  it('stays when it is the same', () => expect(change(phone).decision).toEqual({ facts: [] }));
});

const anApplicationWithOffer = (status: 'SENT' | 'ACCEPTED'): Story =>
  story(application, testId(10), [
    happened('RecordCreated', { applicationId: testId(10), jobSeekerId, positionId: testId(1), stage: 'OFFER' }),
    happened('OfferOpened', { applicationId: testId(10), offerId: testId(11), status, collectionId: null }),
  ]);

describe('closing an account', () => {
  const request = (jobSeekerStory: Story, status: 'SENT' | 'ACCEPTED') =>
    given(decidedAccount, accountId, accountHistories.ACTIVE)
      .related({ jobSeeker: jobSeekerStory, [`application:${testId(10)}`]: anApplicationWithOffer(status) })
      .when('RequestClosing', { accountId }, { actor: testSeeker });

  it('takes days of regret', () => {
    const asked = request(aJobSeeker(applicationOpened()), 'SENT');
    expect(asked.after).toMatchObject({ state: 'CLOSING', data: { closesAt: accountClosesAt } });
    const early = given(decidedAccount, accountId, accountHistories.CLOSING).when(
      'CloseAccount',
      { accountId },
      { ...system, now: testNow },
    );
    expect(early.refused).toBe('account.invalid_transition');
  });

  it('is not asked for with an accepted offer, also of an application that ended as signed', () => {
    expect(request(aJobSeeker(applicationOpened()), 'ACCEPTED').refused).toBe('account.close_blocked');
    expect(request(aJobSeeker(applicationOpened(), applicationClosed()), 'ACCEPTED').refused).toBe(
      'account.close_blocked',
    );
  });

  const close = (status: 'SENT' | 'ACCEPTED') =>
    given(decidedAccount, accountId, accountHistories.CLOSING)
      .related({
        jobSeeker: aJobSeeker(applicationOpened()),
        [`application:${testId(10)}`]: anApplicationWithOffer(status),
        phone: aClaim(accountId),
        person: aClaim(jobSeekerId),
      })
      .when('CloseAccount', { accountId }, { ...system, now: accountClosesAt });

  it('is called off by an offer accepted meanwhile', () =>
    expect(close('ACCEPTED')).toMatchObject({
      own: [{ type: 'ClosingCancelled', data: { cause: 'OFFER_ACCEPTED' } }],
      after: { state: 'ACTIVE' },
    }));

  it('lets go of every key and names the applications that end', () => {
    const closed = close('SENT');
    expect(closed.own[0]?.data).toMatchObject({ applicationIds: [testId(10)] });
    expect(types(closed.others)).toEqual(['ClaimReleased', 'ClaimReleased']);
    expect(closed.after).toMatchObject({
      state: 'CLOSED',
      data: { phone: null, name: null, emailProved: false, credentialId: null },
    });
  });
});
