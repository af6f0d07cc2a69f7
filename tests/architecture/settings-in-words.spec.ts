import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { builtInPolicies } from '@talentlog/contracts';

/** What candidates read. */
const packs = ['person', 'public', 'shared', 'consent'] as const;
/** What colleagues read, where it stands for what a setting says. */
const staffPacks = readdirSync(new URL('../../web/src/i18n/zh-CN/', import.meta.url))
  .map((file) => file.replace('.json', ''))
  // What a setting says itself, and the law, stands in its own pack.
  .filter((pack) => pack !== 'settings' && !(packs as readonly string[]).includes(pack));
const words = (language: string, pack: string) =>
  Object.entries(
    JSON.parse(
      readFileSync(new URL(`../../web/src/i18n/${language}/${pack}.json`, import.meta.url), 'utf8'),
    ) as Readonly<Record<string, string>>,
  );

/** An age, however it is said: the lowest one and that of adults are settings. */
const age = /\d+ ?(?:周岁|岁)|(?:under|over|aged|age of) \d+(?! MB)\b|\d+ (?:to \d+ )?years old|\d+ or over/i;
/** A way of sending that a company may not have. */
const bySms = /短信(?:会)?通知|we text you|we will text|by text message|a text message confirms/i;

/** How long after a reminder another may go. */
const remindHours = /\b12 ?(?:小时|hours)/i;
/** An age that is said by numbers alone. */
const bareAge = /14 (?:至|to) 17|未满 ?\d+/;

const found = (pattern: RegExp, among: readonly string[] = packs): string[] =>
  ['zh-CN', 'en-US'].flatMap((language) =>
    among.flatMap((pack) =>
      words(language, pack).flatMap(([id, text]) => (pattern.test(text) ? [`${language} ${id}: ${text}`] : [])),
    ),
  );

describe('words that candidates read', () => {
  it('say no age: a setting that changes would make them untrue', () => expect(found(age)).toEqual([]));
  it('promise no SMS, which a company may not send', () => expect(found(bySms)).toEqual([]));
  it.each(Object.entries(builtInPolicies))('tell ages by their placeholders in the %s', (_name, texts) => {
    for (const text of Object.values(texts)) expect(text).not.toMatch(age);
  });
  it.each([
    ['age', age],
    ['hours between reminders', remindHours],
    ['bare age', bareAge],
  ])('say no %s to colleagues either', (_what, pattern) => expect(found(pattern, staffPacks)).toEqual([]));
  it('would be found', () => {
    for (const text of ['未满 14 周岁', 'Under 18 a guardian', 'I am 14 to 17 years old', 'aged 18 or over'])
      expect(text).toMatch(age);
    for (const text of ['有结果会短信通知你', 'We text you when something happens']) expect(text).toMatch(bySms);
  });
});
