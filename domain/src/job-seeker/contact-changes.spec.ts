import { describe, expect, it } from '@jest/globals';
import { aColleague } from '../account/colleague.fixture.ts';
import { application } from '../application/application.ts';
import { created, offerIs } from '../application/fixtures.ts';
import { infoCollection } from '../info-collection/info-collection.ts';
import { aLink, linkId } from '../link/fixtures.ts';
import { privacyAuthorization } from '../privacy-authorization/privacy-authorization.ts';
import { given, happened, type Story, story, type Told, testId, testNow } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { decidedJobSeeker } from './deciders.ts';
import { aClaim, applicationOpened, jobSeekerCreated, jobSeekerId, ownedBy, phone } from './fixtures.ts';

const [owner, second, responsible, admin] = [testId(61), testId(62), testId(63), testId(64)];
const [here, there] = [testId(71), testId(72)];
const other = '+8613900139000';
const email = 'w@example.com';
const as = (id: string) => ({ actor: { kind: 'account', id } as const });

const on = (positionId: string) => applicationOpened({ applicationId: testId(80), positionId });
const onBoth = [on(here), applicationOpened({ applicationId: testId(81), positionId: there })];
const owners = {
  [`place:${here}`]: ownedBy(here, owner, [responsible]),
  [`place:${there}`]: ownedBy(there, second),
};
const send = (
  command: string,
  payload: object,
  by: string,
  history: readonly Told[] = onBoth,
  more: Readonly<Record<string, Story>> = {},
  now = testNow,
) =>
  given(decidedJobSeeker, jobSeekerId, [jobSeekerCreated({ email }), ...history])
    .related({
      ...owners,
      'present:phone': aClaim(jobSeekerId),
      phone: aClaim(),
      acting: aColleague(['HR'], by),
      ...more,
    })
    .when(command, { jobSeekerId, ...payload }, { ...as(by), now });
/** The first day came, and SAP has not got the data yet. */
const collectionRuns = {
  [`application:${testId(80)}`]: story(application, testId(80), [
    ...[created('ONBOARDING'), offerIs('ACCEPTED')],
    happened('OfferClosed', { applicationId: testId(10), offerId: testId(12), status: 'ON_BOARD' }),
  ]),
  [`collection:${testId(13)}`]: story(infoCollection, testId(13), [
    happened('CollectionCreated', {
      ...{ collectionId: testId(13), jobSeekerId, applicationId: testId(80), positionId: here, offerId: testId(12) },
    }),
  ]),
};
const types = ({ own, others }: ReturnType<typeof send>) => [...own, ...others].map(({ type }) => type);
const proposed = (after: string | null, field = 'email', at = testNow): Told =>
  happened('ContactChangeProposed', { jobSeekerId, field, after, proposedBy: second, owners: [] }, at);

describe('another phone or e-mail of a candidate', () => {
  it.each([
    ['a phone', { phone: other }],
    ['no phone', { phone: null }],
    ['an e-mail', { email: 'other@example.com' }],
    ['no e-mail', { email: null }],
  ])('%s is written by who owns every position they ever applied to', (_what, wish) => {
    for (const by of [owner, second, responsible])
      expect(send('EditJobSeeker', wish, by)).toMatchObject({
        refused: 'jobSeeker.contact_elsewhere',
        params: { others: 1 },
      });
    expect(send('EditJobSeeker', wish, owner, [on(here)]).refused).toBeUndefined();
    expect(send('EditJobSeeker', wish, responsible, [on(here)]).refused).toBeUndefined();
    const closed = happened('ApplicationClosed', {
      ...{ jobSeekerId, applicationId: testId(81), positionId: there, bucket: 'INVALID' },
    });
    expect(send('EditJobSeeker', wish, owner, [...onBoth, closed]).refused).toBe('jobSeeker.contact_elsewhere');
  });

  it('names the field that would move, whatever else is said again', () => {
    const both = { phone: other, email: 'other@example.com' };
    expect(send('EditJobSeeker', both, owner)).toMatchObject({ path: 'phone' });
    expect(send('EditJobSeeker', { ...both, phone }, owner)).toMatchObject({
      refused: 'jobSeeker.contact_elsewhere',
      path: 'email',
    });
  });

  it('is written by an administrator', () => {
    const more = { acting: aColleague(['AD'], admin) };
    const answer = send('EditJobSeeker', { phone: other }, admin, onBoth, more);
    expect(answer.own[0]?.data).toMatchObject({ by: 'STAFF', agreedBy: [admin], everywhere: true });
  });

  it.each(['phone', 'email'] as const)('is written by nobody where the person proved the %s', (field) => {
    const history = [happened('ContactProved', { jobSeekerId, field })];
    const wish = { [field]: field === 'phone' ? other : 'other@example.com' };
    const more = { acting: aColleague(['AD'], admin) };
    expect(send('EditJobSeeker', wish, admin, history, more)).toMatchObject({
      refused: 'jobSeeker.contact_proved',
      path: field,
    });
    expect(send('ProposeContactChange', wish, admin, history, more).refused).toBe('jobSeeker.contact_proved');
  });

  it.each<[string, Readonly<Record<string, Story>>]>([
    [
      'an offer is drafted',
      { [`application:${testId(80)}`]: story(application, testId(80), [created(), offerIs('PENDING_SEND')]) },
    ],
    [
      'an offer is sent',
      { [`application:${testId(80)}`]: story(application, testId(80), [created(), offerIs('SENT')]) },
    ],
    [
      'an offer is accepted',
      { [`application:${testId(80)}`]: story(application, testId(80), [created(), offerIs('ACCEPTED')]) },
    ],
    ['a collection runs, its offer being settled', collectionRuns],
    ['a copy is asked for', { 'request:ACCESS_COPY': aClaim(testId(90)) }],
    ['a deletion is asked for', { 'request:DELETION': aClaim(testId(90)) }],
    ['the account is to be closed', { 'request:CLOSING': aClaim(testId(90)) }],
  ])('is written by nobody while %s', (_why, more) => {
    for (const command of ['EditJobSeeker', 'ProposeContactChange'])
      expect(send(command, { email: 'other@example.com' }, owner, [on(here)], more).refused).toBe(
        'jobSeeker.contact_in_use',
      );
    expect(send('EditJobSeeker', { name: '王辰' }, owner, [on(here)], more).refused).toBeUndefined();
  });

  it('ends the links that the person has in hand', () => {
    const consent = story(privacyAuthorization, jobSeekerId, [
      happened('ConsentRequested', { jobSeekerId, requestedBy: owner, linkId, linkExpiresAt: addDays(testNow, 7) }),
    ]);
    const more = { consent, [`sent:${linkId}`]: aLink() };
    expect(types(send('EditJobSeeker', { email: 'other@example.com' }, owner, [on(here)], more))).toEqual([
      'ContactChanged',
      'ClaimTaken',
      'LinkVoided',
    ]);
  });
});

describe('the yes of the other owners', () => {
  const wish = { email: 'other@example.com' };

  it('is asked for by who has a part of the say', () => {
    const asked = send('ProposeContactChange', wish, second);
    expect(asked.own.map(({ data }) => data)).toEqual([
      {
        ...{ jobSeekerId, field: 'email', after: 'other@example.com', proposedBy: second },
        owners: [{ accountId: owner, applicationId: testId(80), positionId: here }],
      },
    ]);
    expect(send('ProposeContactChange', { email }, second).refused).toBe('jobSeeker.contact_not_proposed');
    expect(send('ProposeContactChange', wish, owner, [on(here)]).refused).toBe('jobSeeker.contact_not_proposed');
  });

  it('changes it with the last one that is missing', () => {
    const history = [...onBoth, proposed('other@example.com')];
    const agreed = send('AgreeToContact', { field: 'email' }, owner, history);
    expect(types(agreed)).toEqual(['ContactAgreed', 'ContactChanged', 'ClaimTaken']);
    expect(agreed.own[1]?.data).toMatchObject({ after: 'other@example.com', agreedBy: [second, owner] });
    const third = testId(73);
    const more = { [`place:${third}`]: ownedBy(third, testId(65)) };
    const ofThree = [...history, applicationOpened({ applicationId: testId(82), positionId: third })];
    expect(types(send('AgreeToContact', { field: 'email' }, owner, ofThree, more))).toEqual(['ContactAgreed']);
    const both = [
      ...ofThree,
      happened('ContactAgreed', { jobSeekerId, field: 'email', agreedBy: owner, everywhere: false }),
    ];
    expect(types(send('AgreeToContact', { field: 'email' }, testId(65), both, more))).toContain('ContactChanged');
    expect(types(send('EditJobSeeker', { email: 'other@example.com' }, owner, history))).toContain('ContactChanged');
    expect(send('EditJobSeeker', { email: 'else@example.com' }, owner, history).refused).toBe(
      'jobSeeker.contact_elsewhere',
    );
  });

  it('moves the claim of a phone, unless somebody else is known by it', () => {
    const history = [...onBoth, proposed(other, 'phone')];
    expect(types(send('AgreeToContact', { field: 'phone' }, owner, history))).toEqual([
      ...['ContactAgreed', 'ContactChanged', 'ClaimReleased', 'ClaimTaken'],
    ]);
    expect(send('AgreeToContact', { field: 'phone' }, owner, history, { phone: aClaim(testId(8)) }).refused).toBe(
      'account.phone_taken',
    );
  });

  it('is nobody’s twice, and of nothing that was forgotten', () => {
    const history = [...onBoth, proposed('other@example.com')];
    const late = addDays(testNow, 14);
    expect(send('AgreeToContact', { field: 'email' }, second, history).refused).toBe('jobSeeker.contact_agreed');
    expect(send('AgreeToContact', { field: 'phone' }, owner, history).refused).toBe('jobSeeker.contact_agreed');
    expect(send('AgreeToContact', { field: 'email' }, owner, history, {}, late).refused).toBe(
      'jobSeeker.contact_agreed',
    );
    expect(send('AgreeToContact', { field: 'email' }, owner).refused).toBe('jobSeeker.contact_agreed');
  });

  const changed = happened('ContactChanged', {
    ...{ jobSeekerId, field: 'email', before: null, after: email, by: 'STAFF', agreedBy: [second], everywhere: false },
  });

  it('is to what stands as well, where a colleague wrote it before', () => {
    const agreed = send('AgreeToContact', { field: 'email' }, owner, [changed, on(here)]);
    expect(types(agreed)).toEqual(['ContactAgreed']);
    expect(agreed.after.data).toMatchObject({ contacts: { email: { agreedBy: [second, owner] } } });
  });

  it('is to what stands again from the moment that what was proposed is forgotten', () => {
    const history = [changed, ...onBoth, proposed('other@example.com')];
    const standsAgreed = { contacts: { email: { agreedBy: [second, owner], proposed: { agreedBy: [second] } } } };
    const late = addDays(testNow, 14);
    const agreed = send('AgreeToContact', { field: 'email' }, owner, history, {}, late);
    expect(types(agreed)).toEqual(['ContactAgreed']);
    expect(agreed.after.data).toMatchObject(standsAgreed);
    const yes = happened('ContactAgreed', { jobSeekerId, field: 'email', agreedBy: owner, everywhere: false }, late);
    expect(send('AgreeToContact', { field: 'email' }, owner, [...history, yes], {}, late).refused).toBe(
      'jobSeeker.contact_agreed',
    );
  });
});
