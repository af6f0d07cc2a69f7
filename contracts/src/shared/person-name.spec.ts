import { expect, test } from '@jest/globals';
import { PersonName } from './shapes.ts';

test.each([
  '王晨',
  '阿卜杜拉·买买提',
  'J. R. Smith',
  'St. John-Smith',
  "O'Neil",
  'A.Li',
  'Smith Jr.',
  '同事 hr-1',
  '王'.repeat(40),
])('%s is a name', (name) => expect(PersonName.parse(name)).toBe(name));

test.each([
  'https://evil.example/',
  'A https://1.2.3.4',
  'www.evil.cc',
  '领奖请访问 evil.com',
  'evil.com，您好',
  'EVIL.COM',
  'ｅｖｉｌ．ｃｏｍ',
  '点击evil-site.top领取',
  'lin@mail.example',
])('%s holds an address and is none', (name) => {
  expect(PersonName.safeParse(name).error?.issues.map(({ message }) => message)).toEqual(['common.name_address']);
});

test('forty-one characters are too many', () => {
  expect(PersonName.safeParse('王'.repeat(41)).error?.issues[0]?.message).toBe('common.too_long');
});
