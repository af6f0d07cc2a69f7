import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type DataCopy, events } from '@talentlog/contracts';
import { z } from 'zod';
import { copyDocument } from './copy-document.ts';

interface Schema {
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Fields that are not sealed and in the copy: `plainFields` of the service that makes it. */
const plainFields: ReadonlySet<string> = new Set([
  ...['stage', 'from', 'to', 'outcome', 'track', 'channel', 'scene', 'language', 'block', 'type', 'source', 'field'],
  ...['fields', 'kind', 'proved', 'entry'],
]);
/** Events of which nothing is a person's, or nothing in the copy. */
const nobodys =
  /^(Position|Advertisement|Settings|Template|Dictionary|Session|Slot|Link|Company|MessageTemplate|KeptTime|Parked)/;
/** Codes that people say as they are. */
const saidSo: ReadonlySet<string> = new Set(['MBA', 'SMS']);

/** Every value of a list that a field of the copy may hold, by the name of the field. */
function* codesIn(
  name: string,
  { enum: values, properties, items, anyOf, oneOf }: Schema,
): Generator<[string, string]> {
  for (const value of values ?? []) if (typeof value === 'string' && value !== '') yield [name, value];
  for (const [inner, schema] of Object.entries(properties ?? {})) yield* codesIn(inner, schema);
  if (items) yield* codesIn(name, items);
  for (const one of [...(anyOf ?? []), ...(oneOf ?? [])]) yield* codesIn(name, one);
}

const codes = Object.entries(events)
  .filter(([type]) => !nobodys.test(type))
  .flatMap(([type, { data, ...contract }]) => {
    const personal: readonly string[] = 'personal' in contract ? contract.personal : [];
    const { properties = {} } = z.toJSONSchema(data, { unrepresentable: 'any', reused: 'inline' }) as Schema;
    return Object.entries(properties)
      .filter(([field]) => plainFields.has(field) || personal.includes(field))
      .flatMap(([field, schema]) => [...codesIn(field, schema)].map(([name, code]) => [type, name, code] as const));
  })
  .filter(([, , code]) => !saidSo.has(code));

/** What the page of the copy has at hand. */
const packsOf = (language: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...['person', 'shared', 'privacy', 'audit', 'vocabulary', 'public'].map((name) =>
      JSON.parse(readFileSync(`web/src/i18n/${language}/${name}.json`, 'utf8')),
    ),
  );

const copyWith = (facts: Readonly<Record<string, unknown>>) =>
  ({
    ...{ madeAt: '2026-11-02T04:00:00.000Z', until: '2026-11-09T15:59:59.999Z', number: '1' },
    ...{ applications: [], files: [], reads: [], withheld: [] },
    parts: [{ aggregate: 'resume', position: null, events: [{ type: 'X', at: '2026-11-02T04:00:00.000Z', facts }] }],
  }) as DataCopy;

const shown = (facts: Readonly<Record<string, unknown>>, language: 'zh-CN' | 'en-US') => {
  const packs = packsOf(language);
  const has = (id: string): id is never => id in packs;
  const listed = (name: string, code: string) => `${name}=${code}`;
  const text = copyDocument(copyWith(facts), {
    t: ({ id }: { id: string }) => packs[id] ?? id,
    has,
    language,
    listed,
  } as never);
  return [...text.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, words]) => words);
};

test.each(['zh-CN', 'en-US'] as const)(
  'no value of a list stands in the readable copy as a code, in %s',
  (language) => {
    expect(codes.length).toBeGreaterThan(100);
    const left = codes.filter(([, name, code]) => shown({ [name]: code }, language).includes(code));
    expect([...new Set(left.map(([type, name, code]) => `${type} ${name} ${code}`))]).toEqual([]);
  },
);

test('what the company has lists for is told in its words, each by the block it stands in', () => {
  const told = (block: string, content: object) => shown({ block, content }, 'zh-CN').slice(1);
  expect(told('basic', { nation: 'HAN', maritalStatus: 'SINGLE', politicalStatus: 'NONE' })).toEqual([
    expect.stringContaining('nation=HAN'),
    'maritalStatus=SINGLE',
    expect.stringContaining('politicalStatus=NONE'),
  ]);
  expect(told('award', [{ level: 'CITY' }]).join()).toContain('awardLevel=CITY');
  expect(told('skill', [{ level: 'GOOD' }]).join()).toContain('mastery=GOOD');
  expect(shown({ reasonCode: 'OTHER' }, 'zh-CN')).toEqual(['endReason=OTHER']);
});

test('days, months and instants are told as people write them, with their year', () => {
  const facts = {
    birthDate: '1995-09-03',
    start: '2017-09',
    at: '2026-11-02T04:00:00.000Z',
    dueAt: '2026-12-02T15:59:59Z',
  };
  expect(shown(facts, 'zh-CN')).toEqual([
    '1995年9月3日',
    '2017年9月',
    '2026年11月2日 周一 12:00（北京时间）',
    '2026年12月2日 周三 23:59（北京时间）',
  ]);
  expect(shown(facts, 'en-US').slice(0, 2)).toEqual(['Sep 3, 1995', 'Sep 2017']);
});

test('what somebody typed stays as it is, though it looks like a code', () => {
  expect(shown({ text: 'MALE', name: 'SOCIAL', number: '2017-09' }, 'zh-CN')).toEqual(['MALE', 'SOCIAL', '2017-09']);
});

test('a field that nobody filled in has no heading, and the page fits a phone', () => {
  expect(
    shown({ content: { basic: { name: '', tags: [], more: { a: null } } }, yes: false, count: 0 }, 'zh-CN'),
  ).toEqual(['否', '0']);
  expect(
    copyDocument(copyWith({}), { t: ({ id }: { id: string }) => id, has: () => false, language: 'zh-CN' } as never),
  ).toContain('<meta name="viewport" content="width=device-width">');
});
