import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageId } from '../src/i18n/ids.ts';
import { wordsOf } from '../src/i18n/words.ts';
import { compileMessage } from './messages.mjs';

const messagesIn = (language: string): Record<string, string> => {
  const folder = new URL(`../src/i18n/${language}/`, import.meta.url);
  return Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
  );
};

describe.each(['zh-CN', 'en-US'] as const)('every message of %s, compiled as it ships,', (language) => {
  const texts = messagesIn(language);
  const messages = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(id, text)]));
  const { say } = wordsOf({ language, messages });

  it.each([0, 1, 2, 21, 1234567.5, '文字 <b>{x}', 'other'])('says of %p what its text says', (value) => {
    for (const [id, text] of Object.entries(texts)) {
      const values = Object.fromEntries([...text.matchAll(/\{\s*(\w+)/g)].map(([, name]) => [name, value]));
      expect([id, say(id as MessageId, values)]).toEqual([id, new IntlMessageFormat(text, language).format(values)]);
    }
  });
});
