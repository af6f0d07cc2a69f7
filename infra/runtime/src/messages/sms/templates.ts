import type { Delivery, Sms } from '../port.ts';
import type { ProviderTemplate, ProviderTemplates } from './port.ts';

const one = /^([\w.*-]+)=([\w-]+)(?::([\w=,]+))?$/;

/**
 * Templates as `CODE=SMS_1:code; offer-sent.en-US=SMS_2:link; *=SMS_3:content=text`: of ours, the provider's id, and which words its
 * places take in order, with the place's name where that is another one. Undefined where it reads otherwise.
 */
export function readTemplates(written: string): ProviderTemplates | undefined {
  const read: Record<string, ProviderTemplate> = {};
  for (const part of written.split(/[;\n]+/).map((text) => text.replace(/\s+/g, ''))) {
    if (part === '') continue;
    const [, name, id, places = ''] = one.exec(part) ?? [];
    if (name === undefined || id === undefined || Object.hasOwn(read, name)) return undefined;
    read[name] = { id, places: places.split(',').filter(Boolean).map(placeOf) };
  }
  return read;
}

function placeOf(written: string) {
  const [theirs = '', ours = theirs] = written.split('=');
  return { theirs, ours };
}

/** The sign that our texts begin with; the provider puts its own before what it sends. */
const sign = /^【[^】]*】/;

/** The provider's template for a message, with the words of its places; or why there is none. */
export function filled(sms: Sms, templates: ProviderTemplates): Filled | Delivery {
  const { template = '', language = '', text, fields = {} } = sms;
  const names = [`${template}.${language}`, template, `*.${language}`, '*'];
  const name = names.find((given) => Object.hasOwn(templates, given));
  const chosen = name === undefined ? undefined : templates[name];
  if (chosen === undefined) return refused(`SMS_TEMPLATES names no template of the provider for ${template || '*'}`);
  const ours: Readonly<Record<string, string>> = { text: text.replace(sign, ''), ...fields };
  const missing = chosen.places.find((place) => !Object.hasOwn(ours, place.ours));
  if (missing !== undefined) return refused(`${template} has no ${missing.ours} for the provider's template`);
  return { id: chosen.id, words: chosen.places.map(({ theirs, ours: field }) => [theirs, ours[field] ?? ''] as const) };
}

/** The provider's template with its words. */
export interface Filled {
  readonly id: string;
  readonly words: readonly (readonly [place: string, word: string])[];
}

const refused = (reason: string): Delivery => ({ outcome: 'failed', reason, permanent: true });
