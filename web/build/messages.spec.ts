import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';
import { companyIn, companyValues, unknownCompany } from '../src/i18n/company.ts';
import type { MessageId } from '../src/i18n/ids.ts';
import { intlOf } from '../src/i18n/react.tsx';
import { compileMessage } from './messages.mjs';

const messagesIn = (language: string): Record<string, string> => {
  const folder = new URL(`../src/i18n/${language}/`, import.meta.url);
  return Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
  );
};

it('a message without the choice "other" does not compile', () => {
  expect(() => compileMessage('a.b.c', '{n, plural, one {x}}')).toThrow('message a.b.c does not parse');
});

describe.each(['zh-CN', 'en-US'] as const)('every message of %s, compiled as it ships,', (language) => {
  const texts = messagesIn(language);
  const messages = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(id, text)]));
  const company = companyIn(unknownCompany, language);
  const { formatMessage } = intlOf({ language, messages }, company);

  it.each([0, 1, 2, 21, 1234567.5, '文字 <b>{x}', 'other'])('reads with %p as its text does', (value) => {
    for (const [id, text] of Object.entries(texts)) {
      const values = Object.fromEntries([...text.matchAll(/\{\s*(\w+)/g)].map(([, name]) => [name, value]));
      const expected = new IntlMessageFormat(text, language).format({ ...companyValues(company), ...values });
      expect([id, formatMessage({ id: id as MessageId }, values)]).toEqual([id, expected]);
    }
  });
});
