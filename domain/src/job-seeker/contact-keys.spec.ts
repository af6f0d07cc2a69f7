import { describe, expect, it } from '@jest/globals';
import { privacyAuthorization } from '../privacy-authorization/privacy-authorization.ts';
import { given, happened, type Story, story, type Told, testId } from '../shared/testing.ts';
import { needKeysMoved } from './contact-keys.ts';
import { decidedJobSeeker } from './deciders.ts';
import { aClaim, jobSeekerCreated, jobSeekerId } from './fixtures.ts';

const [phone, email, holder] = ['+8613800138000', 'w@example.com', testId(8)];
const granted = happened('ConsentGranted', {
  jobSeekerId: holder,
  policyVersion: 'x',
  expiresAt: '2028-01-01T00:00:00.000Z',
});
const withdrawn = happened('ConsentWithdrawn', { jobSeekerId: holder, applicationIds: [] });
const expired = happened('ConsentExpired', { jobSeekerId: holder, policyVersion: 'x' });
const consent = (...told: readonly Told[]) => story(privacyAuthorization, holder, told);

/** By hand: a contact is one person's, and whoever withdrew their consent is told of to nobody. */
describe.each([
  ['phone', 'account.phone_taken', { claim: 'seeker-phone', key: phone }],
  ['email', 'account.email_taken', { claim: 'seeker-email', key: email }],
] as const)('the %s of a person', (field, code, on) => {
  const make = (told: readonly Told[] | undefined) =>
    given(decidedJobSeeker, jobSeekerId)
      .related({
        [field]: aClaim(told && holder),
        ...(told ? { [`consent:${field}`]: consent(...told) } : {}),
      })
      .when('CreateJobSeeker', { name: '王晨', [field]: { phone, email }[field] });

  it.each<[string, readonly Told[] | undefined, string | undefined]>([
    ['nobody', undefined, undefined],
    ['somebody who was never asked', [], code],
    ['somebody who consented', [granted], code],
    ['somebody whose consent lapsed', [granted, expired], code],
    ['somebody who withdrew', [granted, withdrawn], undefined],
    ['somebody who withdrew after it lapsed, and consented anew', [granted, withdrawn, granted], code],
  ])('is that of %s', (_whose, told, refused) => {
    const made = make(told);
    expect(made.refused).toBe(refused);
    if (refused === undefined)
      expect(made.others.at(-1)).toEqual({ type: 'ClaimTaken', data: { ownerId: jobSeekerId }, on });
    else expect(made.decision).toMatchObject({ path: field, about: holder });
  });

  it('leaves somebody who withdrew', () =>
    expect(make([granted, withdrawn]).others.map(({ type, data }) => [type, data])).toEqual([
      ['ClaimReleased', { ownerId: holder }],
      ['ClaimTaken', { ownerId: jobSeekerId }],
    ]));

  it('is refused to an edit alike', () => {
    const edit = (told: readonly Told[]) =>
      given(decidedJobSeeker, jobSeekerId, [jobSeekerCreated({ phone: '+8613900139000' })])
        .related({ [field]: aClaim(holder), [`consent:${field}`]: consent(...told) })
        .when('EditJobSeeker', { jobSeekerId, [field]: { phone, email }[field] }).refused;
    expect([edit([granted]), edit([granted, withdrawn])]).toEqual([code, undefined]);
  });
});

describe('the claims of a person whose contact is changed', () => {
  const former = { phone, email };
  const claim = (kind: string, key: string) => ({ claim: `seeker-${kind}`, key });

  it('are looked up for what is changed alone', () => {
    const held = { 'present:phone': claim('phone', phone), 'present:email': claim('email', email) };
    const wish = { phone, email: 'new@example.com' };
    expect(needKeysMoved(former, wish, {})).toEqual({ ...held, email: claim('email', 'new@example.com') });
    expect(needKeysMoved(former, {}, {})).toEqual(held);
  });

  const edit = (wish: object, related: Readonly<Record<string, Story>>) =>
    given(decidedJobSeeker, jobSeekerId, [jobSeekerCreated(former)])
      .related({ 'present:phone': aClaim(jobSeekerId), 'present:email': aClaim(jobSeekerId), ...related })
      .when('EditJobSeeker', { jobSeekerId, ...wish });

  it('move for what is changed alone', () => {
    const edited = edit({ phone, email: 'new@example.com' }, { email: aClaim() });
    expect(edited.others).toEqual([
      { type: 'ClaimReleased', data: { ownerId: jobSeekerId }, on: claim('email', email) },
      { type: 'ClaimTaken', data: { ownerId: jobSeekerId }, on: claim('email', 'new@example.com') },
    ]);
  });

  it('stay where the person holds the new one already', () => {
    const edited = edit({ email: 'new@example.com' }, { email: aClaim(jobSeekerId) });
    expect(edited.refused).toBeUndefined();
    expect(edited.others.map(({ type }) => type)).toEqual(['ClaimReleased']);
  });
});
