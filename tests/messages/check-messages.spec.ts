import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { wrongMessages } from './check-messages.mjs';

const code = `const t = useTranslate();
t({ id: 'jobs.list.title' }, { count });
t({ id: \`jobs.state.\${state}\` });
const keys = { other: 'jobs.list.other' };
named('jobs.kind', kind);
`;
const zh = {
  'jobs.list.title': '{count, plural, other {#}} 个职位',
  'jobs.list.other': '其他',
  'jobs.state.OPEN': '开放',
  'jobs.kind.NEW': '新',
};
const en = {
  'jobs.list.title': '{count, plural, one {# position} other {# positions}}',
  'jobs.list.other': 'Others',
  'jobs.state.OPEN': 'Open',
  'jobs.kind.NEW': 'New',
};
type Messages = Readonly<Record<string, string>>;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-spec-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function wrongIn(languages: { readonly zh?: Messages; readonly en?: Messages; readonly hk?: Messages }, text = code) {
  const packs = { 'zh-CN': languages.zh ?? zh, 'en-US': languages.en ?? en, 'zh-HK': languages.hk ?? {} };
  for (const [language, messages] of Object.entries(packs)) {
    const file = join(folder, 'i18n', language, 'jobs.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(messages));
  }
  const source = join(folder, 'List.tsx');
  writeFileSync(source, text);
  return wrongMessages(join(folder, 'i18n'), [source]).wrong.join('\n');
}
const without = (messages: Messages, id: string): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => key !== id));

describe('messages and the sources that name them', () => {
  it('are right where each is named and both languages have it; zh-HK may lack ids', () => {
    expect(wrongIn({ hk: { 'jobs.list.other': '其他職位' } })).toBe('');
  });
  it.each([
    ['an id that English lacks', { en: without(en, 'jobs.list.other') }, /jobs\.list\.other/],
    ['an id that Chinese lacks', { zh: without(zh, 'jobs.kind.NEW') }, /jobs\.kind\.NEW/],
    ['an id of zh-HK alone', { hk: { 'jobs.list.gone': '沒有' } }, /jobs\.list\.gone/],
    ['another argument', { en: { ...en, 'jobs.list.title': '{total, plural, other {#}}' } }, /jobs\.list\.title/],
    ['an argument of zh-HK alone', { hk: { 'jobs.list.other': '{name}' } }, /jobs\.list\.other/],
    ['a message that does not parse', { en: { ...en, 'jobs.list.other': '{' } }, /does not compile/],
    [
      'an id that nothing names',
      { zh: { ...zh, 'jobs.list.old': '旧' }, en: { ...en, 'jobs.list.old': 'Old' } },
      /jobs\.list\.old is used nowhere/,
    ],
    [
      'an id that is named and in no pack',
      { zh: without(zh, 'jobs.list.title'), en: without(en, 'jobs.list.title') },
      /jobs\.list\.title is used and in no pack/,
    ],
  ])('are wrong with %s', (_, languages, sentence) => expect(wrongIn(languages)).toMatch(sentence));
});
