import { expect, it } from '@jest/globals';
import { testId } from '../shared/testing.ts';
import { isSelf } from './is-self.ts';

const [me, another] = [testId(4), testId(5)];
const [phone, email] = ['+8613800138000', 'w@example.com'];
const nobody = { accountId: null, phone: null, email: null };

it.each([
  ['nothing in common', { ...nobody, accountId: another }, { phone, email }, false],
  ['the same account', { ...nobody, accountId: me }, { phone, email }, true],
  ['the same phone', { ...nobody, accountId: another, phone }, { phone, email: null }, true],
  ['the same e-mail', { ...nobody, email }, { phone, email }, true],
  ['other contacts', { accountId: another, phone, email }, { phone: '+8613900139000', email: 'x@example.com' }, false],
  ['no phone and no e-mail on either side', nobody, { phone: null, email: null }, false],
])('a colleague who has %s', (_what, candidate, contact, expected) =>
  expect(isSelf(candidate, { id: me, data: contact })).toBe(expected),
);
