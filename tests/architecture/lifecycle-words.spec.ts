import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { aggregates } from '@talentlog/domain/fold';
import { kebab } from '../../docs/tools/names.mjs';
import type { PageState } from '../../domain/src/shared/lifecycle-page.ts';
import { readPage, rowsOf } from '../../domain/src/shared/lifecycle-tables.ts';

/** What the pages call a state is what the screens call it, in both languages. */
const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const languages = [
  { language: 'zh-CN', column: '中文', comma: '，', said: ({ chinese }: PageState) => chinese },
  { language: 'en-US', column: 'English', comma: ', ', said: ({ english }: PageState) => english },
];
const pages = Object.keys(aggregates).map((name) => {
  const text = textOf(`domain/src/${kebab(name)}/lifecycle.md`);
  return { name, text, states: readPage(text).states, words: rowsOf(text, 'Field', 'Word') };
});

it.each(pages)('nothing on the page of $name is still to be written', ({ text }) => {
  // The mark of `npm run new:command`.
  expect(text.split('\n').filter((line) => line.includes('TO WRITE'))).toEqual([]);
});

/** What a screen shows of a state of one word, or of the field by which people call it. */
const mainWordOf = ({ path, fields }: PageState): string => {
  const { status, state = path } = fields;
  return status === undefined ? state : `status.${status}`;
};

describe.each(languages)('the words of states in $language', ({ language, column, comma, said }) => {
  const pack = JSON.parse(textOf(`web/src/i18n/${language}/staffhiring.json`)) as Record<string, string>;
  const shown = (name: string, word: string): string | undefined => pack[`state.${name}.${word}`];

  it.each(pages.filter(({ states }) => !states[0]?.path.startsWith('(')))(
    'are those of the page of $name',
    ({ name, states }) => {
      const wrong = states.filter((state) => {
        const main = mainWordOf(state);
        const word = shown(name, main);
        // Where several states read as one word, the page may say more behind it.
        const alone = states.filter((other) => mainWordOf(other) === main).length === 1;
        return said(state) !== word && (alone || !said(state).startsWith(`${word}${comma}`));
      });
      expect(wrong.map((state) => [state.path, said(state)])).toEqual([]);
    },
  );

  it.each(pages.filter(({ states }) => states[0]?.path.startsWith('(')))(
    'are those of every field of $name',
    ({ name, states }) => {
      for (const state of states)
        expect(said(state).split(comma)).toEqual(
          Object.entries(state.fields).map(([field, word]) => shown(name, `${field}.${word}`)),
        );
    },
  );

  it.each(pages.filter(({ words }) => words.length > 0))(
    'are those of the fields of $name',
    ({ name, states, words }) => {
      const told = words.map((row) => [`${row.Field}.${row.Word}`, row[column]]);
      const used = new Set(
        states.flatMap(({ fields }) => Object.entries(fields).map(([field, word]) => `${field}.${word}`)),
      );
      expect(Object.fromEntries(told)).toEqual(Object.fromEntries([...used].map((word) => [word, shown(name, word)])));
    },
  );
});
