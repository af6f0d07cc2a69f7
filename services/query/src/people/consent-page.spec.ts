import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { defaultSettings } from '@talentlog/domain/fold';
import type { Caller } from '@talentlog/runtime';
import { colleagues } from '../testing/company.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id } from '../testing/story.ts';

const jobSeekerId = id(21);
const linkId = 'c'.repeat(64);
const linkExpiresAt = '2026-12-02T04:00:00.000Z';
const subject = { subjectAggregate: 'privacyAuthorization', subjectId: jobSeekerId, jobSeekerId };
const holder: Caller = { link: { linkId, purpose: 'consent', ...subject, satisfied: ['tail'] } };
const created = happened('jobSeeker', jobSeekerId, 'JobSeekerCreated', {
  jobSeekerId,
  accountId: null,
  source: 'STAFF',
  number: 'C-21',
  name: '林晓',
  phone: '+8613800006021',
  email: null,
});
const requested = happened('privacyAuthorization', jobSeekerId, 'ConsentRequested', {
  jobSeekerId,
  requestedBy: id(900),
  linkId,
  linkExpiresAt,
});
const granted = happened('privacyAuthorization', jobSeekerId, 'ConsentGranted', {
  jobSeekerId,
  policyVersion: '2025-01-23',
  expiresAt: '2028-11-01T15:59:59.999Z',
  way: 'LINK',
  guardian: { name: '林芳', relation: 'MOTHER' },
});

describe('the page by which somebody answers who was asked for consent', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues, created, requested);
  });
  afterEach(() => reading.close());
  const page = async (caller = holder) => reading.ask('consentPage', {}, caller);

  it('greets by name, names the policy that counts and offers both answers, to who has no account', async () => {
    expect((await page()).data).toEqual({
      name: '林晓',
      state: 'UNAUTHORIZED',
      policyVersion: null,
      presentVersion: '2026-11-01',
      expiresAt: null,
      guardianNeed: 'UNKNOWN',
      guardian: null,
      given: [],
      declined: [],
      allowedActions: expect.arrayContaining(['GrantConsent', 'DeclineConsent']),
    });
  });

  it('tells what was given, and then offers to withdraw', async () => {
    await reading.tell(granted);
    const { data } = await page();
    expect(data).toMatchObject({
      state: 'AUTHORIZED',
      guardian: { name: '林芳', relation: 'MOTHER' },
      given: [{ policyVersion: '2025-01-23', way: 'LINK', ended: null }],
    });
    expect(data?.allowedActions.toSorted()).toEqual(['GrantConsent', 'WithdrawConsent']);
  });

  it('offers no second no', async () => {
    await reading.tell(
      happened('privacyAuthorization', jobSeekerId, 'ConsentDeclined', {
        jobSeekerId,
        applicationIds: [],
      }),
    );
    const { data } = await page();
    expect(data?.allowedActions).not.toContain('DeclineConsent');
    expect(data?.declined).toEqual([expect.stringMatching(/^2026-/)]);
  });

  const anew = happened('privacyAuthorization', jobSeekerId, 'ConsentAskedAnew', {
    ...{ jobSeekerId, policyVersion: '2026-11-05', linkId, linkExpiresAt },
    until: '2026-12-05T15:59:59.999Z',
  });
  it.each([
    ['words that came with the product', '2026-11-01', [], '2028-11-01T15:59:59.999Z'],
    ['words of the company, of which the person is told later', '2026-11-05', [], null],
    ['words of the company of which the person was told', '2026-11-05', [anew], '2026-12-05T15:59:59.999Z'],
  ])('names no day that may not hold where there are other %s', async (_, present, told, expiresAt) => {
    await reading.tell(granted, ...told);
    const settings = { ...defaultSettings, privacyPolicyVersion: present };
    const { data } = await reading.ask('consentPage', {}, holder, undefined, settings);
    expect(data).toMatchObject({ state: 'AUTHORIZED', policyVersion: '2025-01-23', expiresAt });
  });

  it('is nobody else’s: without the step-up, by a link of another purpose, or without one', async () => {
    expect(await page({ link: { linkId, purpose: 'consent', ...subject, satisfied: [] } })).toEqual({
      refused: 'link.step_up_required',
    });
    expect((await page({ link: { linkId, purpose: 'offer', ...subject, satisfied: ['code'] } })).refused).toBeDefined();
    expect((await page({})).refused).toBeDefined();
  });
});
