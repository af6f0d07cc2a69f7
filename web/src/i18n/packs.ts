import type { Language } from '@talentlog/contracts';
import { languages } from './languages.ts';

/**
 * Message packs, loaded one by one so that a first visit fetches only what it shows:
 * `public` job pages and frame, `person` signed-in and link pages, `vocabulary` names of the domain's states and kinds,
 * `shared` refusals and words of every form, `staff` the workspace, `staffhiring` its pages from interview to onboarding,
 * `staffpositions` its positions, advertisements and messages, `staffoffers` offers and collections, `settings` the company's settings,
 * `audit` events and fields in words, `colleagues` who works here: invitations, roles, sign-ins, `templates` what messages say,
 * `consent` what staff read of consents and write to people, `privacy` what people ask of their data,
 * `messages` which messages people get, and what staff write to them, `operations` how the parts of the running company stand, `policy` the texts that people agree to,
 * `subscribers` the systems that follow us.
 */
export const packNames = [
  'public',
  'person',
  'vocabulary',
  'shared',
  'staff',
  'staffhiring',
  'staffpositions',
  'staffoffers',
  'settings',
  'templates',
  'audit',
  'colleagues',
  'consent',
  'privacy',
  'operations',
  'messages',
  'policy',
  'subscribers',
] as const;
export type PackName = (typeof packNames)[number];

/** A message as bundled: the syntax tree of its ICU text. In tests, ICU text itself. */
export type Message = string | readonly object[];
export type Pack = Readonly<Record<string, Message>>;
type Loader = () => Promise<{ default: Pack }>;

const loaders: Readonly<Record<Language, Readonly<Partial<Record<PackName, Loader>>>>> = {
  'zh-CN': {
    public: () => import('./zh-CN/public.json', { with: { type: 'json' } }),
    person: () => import('./zh-CN/person.json', { with: { type: 'json' } }),
    vocabulary: () => import('./zh-CN/vocabulary.json', { with: { type: 'json' } }),
    shared: () => import('./zh-CN/shared.json', { with: { type: 'json' } }),
    staff: () => import('./zh-CN/staff.json', { with: { type: 'json' } }),
    staffhiring: () => import('./zh-CN/staffhiring.json', { with: { type: 'json' } }),
    staffpositions: () => import('./zh-CN/staffpositions.json', { with: { type: 'json' } }),
    staffoffers: () => import('./zh-CN/staffoffers.json', { with: { type: 'json' } }),
    settings: () => import('./zh-CN/settings.json', { with: { type: 'json' } }),
    templates: () => import('./zh-CN/templates.json', { with: { type: 'json' } }),
    audit: () => import('./zh-CN/audit.json', { with: { type: 'json' } }),
    colleagues: () => import('./zh-CN/colleagues.json', { with: { type: 'json' } }),
    consent: () => import('./zh-CN/consent.json', { with: { type: 'json' } }),
    privacy: () => import('./zh-CN/privacy.json', { with: { type: 'json' } }),
    operations: () => import('./zh-CN/operations.json', { with: { type: 'json' } }),
    messages: () => import('./zh-CN/messages.json', { with: { type: 'json' } }),
    policy: () => import('./zh-CN/policy.json', { with: { type: 'json' } }),
    subscribers: () => import('./zh-CN/subscribers.json', { with: { type: 'json' } }),
  },
  'en-US': {
    public: () => import('./en-US/public.json', { with: { type: 'json' } }),
    person: () => import('./en-US/person.json', { with: { type: 'json' } }),
    vocabulary: () => import('./en-US/vocabulary.json', { with: { type: 'json' } }),
    shared: () => import('./en-US/shared.json', { with: { type: 'json' } }),
    staff: () => import('./en-US/staff.json', { with: { type: 'json' } }),
    staffhiring: () => import('./en-US/staffhiring.json', { with: { type: 'json' } }),
    staffpositions: () => import('./en-US/staffpositions.json', { with: { type: 'json' } }),
    staffoffers: () => import('./en-US/staffoffers.json', { with: { type: 'json' } }),
    settings: () => import('./en-US/settings.json', { with: { type: 'json' } }),
    templates: () => import('./en-US/templates.json', { with: { type: 'json' } }),
    audit: () => import('./en-US/audit.json', { with: { type: 'json' } }),
    colleagues: () => import('./en-US/colleagues.json', { with: { type: 'json' } }),
    consent: () => import('./en-US/consent.json', { with: { type: 'json' } }),
    privacy: () => import('./en-US/privacy.json', { with: { type: 'json' } }),
    operations: () => import('./en-US/operations.json', { with: { type: 'json' } }),
    messages: () => import('./en-US/messages.json', { with: { type: 'json' } }),
    policy: () => import('./en-US/policy.json', { with: { type: 'json' } }),
    subscribers: () => import('./en-US/subscribers.json', { with: { type: 'json' } }),
  },
  // Empty so far (spec, section 1): a key that appears here wins over zh-CN.
  'zh-HK': { public: () => import('./zh-HK/public.json', { with: { type: 'json' } }) },
};

/** Languages that have words of their own for this pack. */
export const languagesWith = (name: PackName): readonly Language[] =>
  languages.filter((language) => loaders[language][name] !== undefined);

/** One pack in one language; keys the language lacks come from zh-CN. */
export async function loadPack(language: Language, name: PackName): Promise<Pack> {
  const own = loaders[language][name];
  if (language === 'zh-CN' || language === 'en-US') return own === undefined ? {} : (await own()).default;
  const [base, over] = await Promise.all([
    loadPack('zh-CN', name),
    own === undefined ? {} : own().then((module) => module.default),
  ]);
  return { ...base, ...over };
}
