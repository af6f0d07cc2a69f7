import { describe, expect, it } from '@jest/globals';
import { builtInPolicies, companyId, firstPolicyVersion, formerPolicies, type PolicyTexts } from '@talentlog/contracts';
import { given, happened, type Told, testSystem } from '../shared/testing.ts';
import { decidedCompanySettings } from './deciders.ts';
import { inForce } from './evolve.ts';
import { newPrivacy, published, settingsChanged } from './fixtures.ts';

const { privacy } = builtInPolicies;
const newest: PolicyTexts = { ...newPrivacy, 'zh-CN': `${newPrivacy['zh-CN']}\n又一段。` };
const company = (...history: readonly Told[]) => given(decidedCompanySettings, companyId, history);
const publish = (version: string, texts: PolicyTexts = newPrivacy, ...history: readonly Told[]) =>
  company(...history).when('PublishPolicy', { policy: 'privacy', version, texts });
const settingsAfter = ({ after }: { after: { data: unknown } }) => inForce(after.data as never);
const planned = published('privacy', '2026-11-20', '2026-11-19T16:00:00.000Z', newPrivacy);
const began = happened('PolicyTookEffect', { policy: 'privacy', version: '2026-11-20' }, '2026-11-19T16:00:00.000Z');

// Now is noon of 2026-11-02 in Shanghai.
describe('a policy that is published', () => {
  it('for today counts at once', () => {
    const today = publish('2026-11-02');
    expect(today.own.map(({ type }) => type)).toEqual(['PolicyPublished', 'PolicyTookEffect']);
    expect(settingsAfter(today)).toMatchObject({
      privacyPolicyVersion: '2026-11-02',
      policies: { privacy: newPrivacy },
    });
  });

  it('for a later day waits for it, and the former one counts', () => {
    const later = publish('2026-11-20');
    expect(later.own).toEqual([
      {
        type: 'PolicyPublished',
        // Midnight in Shanghai.
        data: { policy: 'privacy', version: '2026-11-20', from: '2026-11-19T16:00:00.000Z', texts: newPrivacy },
      },
    ]);
    expect(settingsAfter(later)).toMatchObject({ privacyPolicyVersion: firstPolicyVersion, policies: { privacy } });
  });

  it.each([
    ['2026-11-19T15:59:59.999Z', '2026-11-20', 'companySettings.invalid_transition'],
    ['2026-11-19T16:00:00.000Z', '2026-11-20', undefined],
    ['2026-11-19T16:00:00.000Z', '2026-11-21', 'companySettings.invalid_transition'],
  ])('counts from the first instant of its day on: at %s, %s', (now, version, refused) => {
    const started = company(planned).when('StartPolicy', { policy: 'privacy', version }, { now, actor: testSystem });
    expect(started.refused).toBe(refused);
    expect(settingsAfter(started).privacyPolicyVersion).toBe(refused ? firstPolicyVersion : '2026-11-20');
  });

  it.each<[string, string, readonly Told[], string, object]>([
    ['yesterday', '2026-11-01', [], 'policy.day_past', { path: 'version' }],
    ['more than a year ahead', '2027-11-04', [], 'policy.day_far', { path: 'version' }],
    ['a second one that waits', '2026-12-01', [planned], 'policy.planned', { params: { version: '2026-11-20' } }],
    [
      'the day of the one in force',
      '2026-11-20',
      [planned, began],
      'policy.not_later',
      { params: { version: '2026-11-20' } },
    ],
    [
      'the day on which the former setting moved',
      '2026-11-02',
      [settingsChanged({ privacyPolicyVersion: '2030-01-01' })],
      'policy.not_later',
      { params: { version: '2026-11-02' } },
    ],
  ])('for %s is refused', (_what, version, history, refused, more) =>
    expect(publish(version, newest, ...history)).toMatchObject({ refused, ...more }),
  );

  it('is called off, and its words are a draft', () => {
    const off = company(planned).when('CallOffPolicy', { policy: 'privacy' });
    expect(off.after.data).toMatchObject({ policies: { privacy: { planned: null, draft: newPrivacy } } });
    expect(company(settingsChanged({ lockDays: 9 })).when('CallOffPolicy', { policy: 'privacy' }).refused).toBe(
      'policy.none_planned',
    );
  });
});

/** By hand: what is written, why it is refused, and where. */
const unfit: readonly (readonly [string, Partial<PolicyTexts>, string, object])[] = [
  ['what is in force', {}, 'policy.unchanged', {}],
  [
    'not whom to ask',
    { 'zh-CN': '{{companyFull}} {{minimumAge}}' },
    'messageTemplate.placeholder_missing',
    { path: 'texts.zh-CN', params: { name: 'contact' } },
  ],
  [
    'whom to ask only perhaps',
    { 'zh-CN': '{{companyFull}} {{minimumAge}} {{#if company}}{{contact}}{{/if}}' },
    'messageTemplate.placeholder_missing',
    { params: { name: 'contact' } },
  ],
  [
    'a setting that is none of it',
    { 'en-US': 'a\n{{smsQuietHours}}' },
    'messageTemplate.placeholder_unknown',
    { path: 'texts.en-US', params: { name: 'smsQuietHours', line: 2 } },
  ],
  ['an inherited name', { 'en-US': '{{constructor}}' }, 'messageTemplate.placeholder_unknown', {}],
  ['a single brace', { 'en-US': 'a {x}' }, 'messageTemplate.braces', { params: { line: 1 } }],
  ['an open condition', { 'en-US': '{{#if company}}a' }, 'messageTemplate.condition', {}],
  [
    'a heading more',
    { 'en-US': `${privacy['en-US']}\n# More` },
    'policy.headings_differ',
    { params: { zh: 9, en: 10 } },
  ],
];

describe('words of a policy', () => {
  it.each(unfit)('that say %s are refused', (_what, more, refused, where) => {
    const texts = { ...privacy, ...more };
    expect(publish('2026-11-20', texts)).toMatchObject({ refused, ...where });
    const correction = { policy: 'privacy', texts, correction: '错字' };
    expect(company().when('CorrectPolicy', correction)).toMatchObject({ refused, ...where });
  });

  it('are put right without a new version, with what was put right', () => {
    const right = company().when('CorrectPolicy', { policy: 'privacy', texts: newPrivacy, correction: '补一段' });
    expect(right.own).toEqual([
      {
        type: 'PolicyCorrected',
        data: { policy: 'privacy', version: firstPolicyVersion, texts: newPrivacy, correction: '补一段' },
      },
    ]);
    expect(settingsAfter(right)).toMatchObject({
      privacyPolicyVersion: firstPolicyVersion,
      policies: { privacy: newPrivacy },
    });
  });

  it('are drafted whatever is missing, and drafted once', () => {
    const texts = { 'zh-CN': '写到一半', 'en-US': 'half' };
    const draft = (...history: readonly Told[]) =>
      company(...history).when('DraftPolicy', { policy: 'privacy', texts });
    expect(draft().own).toMatchObject([{ type: 'PolicyDrafted', data: { texts } }]);
    expect(draft(happened('PolicyDrafted', { policy: 'privacy', texts })).own).toEqual([]);
    expect(settingsAfter(draft()).policies.privacy).toBe(privacy);
  });
});

it('what was a setting once still names the version of the first words', () => {
  const former = company(settingsChanged({ privacyPolicyVersion: '2026-03-01', lockDays: 9 })).when('DraftPolicy', {
    policy: 'privacy',
    texts: privacy,
  });
  expect(settingsAfter(former)).toMatchObject({
    privacyPolicyVersion: '2026-03-01',
    policies: { privacy: formerPolicies.texts.privacy, agreement: builtInPolicies.agreement },
    agreementVersion: firstPolicyVersion,
    lockDays: 9,
  });
  const reset = company(
    settingsChanged({ privacyPolicyVersion: '2026-03-01' }),
    settingsChanged({}, ['privacyPolicyVersion']),
  );
  const again = reset.when('DraftPolicy', { policy: 'privacy', texts: privacy });
  expect(settingsAfter(again).privacyPolicyVersion).toBe('2025-01-23');
});
