import { describe, expect, it } from '@jest/globals';
import { companyId, type DictionaryEntry, dictionaryNames } from '@talentlog/contracts';
import { builtInDictionaries } from '../shared/dictionaries/built-in.ts';
import { profileInForce } from '../shared/dictionaries/renamed-stages.ts';
import { given, happened } from '../shared/testing.ts';
import { decidedCompanySettings } from './deciders.ts';
import { inForce, noSettings } from './evolve.ts';

const entry = (code: string, more: Partial<DictionaryEntry> = {}): DictionaryEntry => ({
  ...{ code, zh: `词${code}`, en: `Word ${code}`, retired: false },
  ...more,
});
const span = { track: 'CAMPUS' as const, from: '2026-08-01', to: '2026-12-31' };
const stagesWith = (more: Partial<DictionaryEntry>) =>
  builtInDictionaries.stage.map((one) => (one.code === 'FIRST_INTERVIEW' ? { ...one, ...more } : one));
const revised = (dictionary: string, entries: readonly DictionaryEntry[]) =>
  happened('DictionaryRevised', { dictionary, entries });
const revise = (dictionary: string, entries: readonly DictionaryEntry[], before: readonly DictionaryEntry[] = []) =>
  given(decidedCompanySettings, companyId, before.length > 0 ? [revised(dictionary, before)] : []).when(
    'ReviseDictionary',
    { dictionary, entries },
  );

describe('the lists of a company', () => {
  // Counted by hand: the state recognises 56 ethnic groups, the specification names seven kinds of positions.
  it('begin with those of the specification', () => {
    const sizes = Object.fromEntries(dictionaryNames.map((name) => [name, builtInDictionaries[name].length]));
    expect(sizes).toMatchObject({ nation: 56, positionCategory: 7, maritalStatus: 4, batch: 0 });
    expect(builtInDictionaries.nation).toContainEqual({ code: 'HA', zh: '汉族', en: 'Han', retired: false });
    expect(builtInDictionaries.languageTest.slice(0, 2).map(({ en }) => en)).toEqual(['CET-4', 'CET-6']);
  });

  it.each(dictionaryNames)('begin so that %s could be saved as it is', (name) =>
    expect(revise(name, builtInDictionaries[name])).toMatchObject({ refused: undefined, own: [] }),
  );

  it('hold whole, in their order, from the change on; another list stays', () => {
    const entries = [entry('B'), entry('A', { retired: true })];
    const changed = revise('awardLevel', [...builtInDictionaries.awardLevel, ...entries]);
    const { dictionaries } = inForce(changed.after.data as never);
    expect(dictionaries.awardLevel.slice(-2)).toEqual(entries);
    expect(dictionaries.nation).toHaveLength(56);
  });

  it('tell everybody which stages the company calls otherwise, and of no other', () => {
    const { after } = revise('stage', stagesWith({ zh: '一面' }));
    expect(profileInForce(inForce(after.data as never)).stages).toEqual({
      FIRST_INTERVIEW: { 'zh-CN': '一面', 'en-US': 'First interview' },
    });
    expect(profileInForce(inForce(noSettings)).stages).toEqual({});
  });

  // What is wrong, of which list, the list as it was, as it is to be, the refusal and its place.
  it.each<[string, string, DictionaryEntry[], DictionaryEntry[], string | undefined, string]>([
    ['a value taken out', 'relationship', [entry('A'), entry('B')], [entry('A')], 'dictionary.code_missing', 'entries'],
    ['a value retired', 'relationship', [entry('A')], [entry('A', { retired: true })], undefined, ''],
    ['a retired one offered again', 'relationship', [entry('A', { retired: true })], [entry('A')], undefined, ''],
    ['other words', 'relationship', [entry('A')], [entry('A', { zh: '甲' })], undefined, ''],
    [
      'a code that a retired one has',
      'relationship',
      [entry('A', { retired: true })],
      [entry('A', { retired: true }), entry('A', { zh: '甲', en: 'First' })],
      'dictionary.code_twice',
      'entries.1.code',
    ],
    [
      'Chinese words that another has',
      'relationship',
      [entry('A')],
      [entry('A'), entry('B', { zh: '词A' })],
      'dictionary.words_twice',
      'entries.1.zh',
    ],
    [
      'English words in other letters',
      'relationship',
      [entry('A')],
      [entry('A'), entry('B'), entry('C', { en: 'wORD b' })],
      'dictionary.words_twice',
      'entries.2.en',
    ],
    [
      'the words of a retired one',
      'relationship',
      [entry('A', { retired: true })],
      [entry('A', { retired: true }), entry('B', { zh: '词A', en: 'Word A' })],
      undefined,
      '',
    ],
    ['stages by other words', 'stage', [], stagesWith({ zh: '一面', en: 'Round 1' }), undefined, ''],
    ['a stage more', 'stage', [], [...builtInDictionaries.stage, entry('LUNCH')], 'dictionary.codes_fixed', 'entries'],
    ['a stage that is left out', 'stage', [], stagesWith({ retired: true }), 'dictionary.codes_fixed', 'entries'],
    [
      'English words in wide letters',
      'relationship',
      [entry('A')],
      [entry('A'), entry('B', { en: 'Ｗｏｒｄ　ａ' })],
      'dictionary.words_twice',
      'entries.1.en',
    ],
    [
      'stages in another order',
      'stage',
      [],
      builtInDictionaries.stage.toReversed(),
      'dictionary.codes_fixed',
      'entries',
    ],
    ['two stages called the same', 'stage', [], stagesWith({ zh: '复试' }), 'dictionary.words_twice', 'entries.6.zh'],
    ['a batch without days', 'batch', [], [entry('A')], 'dictionary.span_wrong', 'entries.0.span'],
    ['a batch with days', 'batch', [], [entry('A', { span })], undefined, ''],
    ['a batch of one day', 'batch', [], [entry('A', { span: { ...span, to: span.from } })], undefined, ''],
    [
      'a batch that ends before it begins',
      'batch',
      [],
      [entry('A', { span: { ...span, to: '2026-07-31' } })],
      'dictionary.span_wrong',
      'entries.0.span',
    ],
    [
      'days where there is no batch',
      'relationship',
      [entry('A')],
      [entry('A', { span })],
      'dictionary.span_wrong',
      'entries.0.span',
    ],
    [
      'no category on offer',
      'positionCategory',
      [entry('A')],
      [entry('A', { retired: true })],
      'dictionary.none_offered',
      'entries',
    ],
  ])('%s', (_what, dictionary, before, entries, refused, path) => {
    const outcome = revise(dictionary, entries, before);
    expect(outcome.refused).toBe(refused);
    if (refused === undefined) expect(outcome.own).toMatchObject([{ data: { dictionary, entries } }]);
    else expect(outcome.path).toBe(path);
  });
});
