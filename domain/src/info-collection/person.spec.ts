import { expect, it } from '@jest/globals';
import { content } from './fixtures.ts';
import { personOf } from './person.ts';

/** A resident number contains the birth date at its seventh to fourteenth digit. */
it.each([
  ['an ID card, by its number', 'ID_CARD', '11010519491231002X', '1949-12-31'],
  ['an ID card whose number contains no day', 'ID_CARD', '', null],
  ['a passport, whatever its number', 'PASSPORT', '11010519491231002X', null],
])('SAP is told the birth date of who has no resume and %s', (_what, type, number, birthDate) => {
  const identity = { ...content.identity, type, number } as typeof content.identity;
  const unknown = { phone: null, email: null, gender: null };
  expect(personOf({ ...content, identity }, {})).toEqual({ ...unknown, name: '林晓', birthDate });
});
