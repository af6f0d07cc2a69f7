import { expect, test } from '@jest/globals';
import { asPlainName, isSameName } from './person-name.ts';
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

// Dots as keyboards, files of Word and exports of job boards write them, one a row.
test.each(['·', '•', '‧', '∙', '⋅', '・', '･', '˙', '●', '．', '.', '。', '｡', 'ㆍ', '᛫', ' · ', ' '])(
  'a name with “%s” between its parts is the one with a middle dot',
  (dot) => expect(isSameName(`阿依古丽${dot}买买提`, '阿依古丽·买买提')).toBe(true),
);

test.each([
  ['阿依古丽●买买提', '阿依古丽·买买提'],
  ['阿依古丽 . 买买提', '阿依古丽·买买提'],
  ['J. R. Smith', 'J. R. Smith'],
  ['Ｊ．　Smith', 'J. Smith'],
  ['王\u200b芳', '王芳'],
])('%j is compared and split as %j', (name, plain) => expect(asPlainName(name)).toBe(plain));

test('other people have other names', () => {
  expect(isSameName('王芳', '王方')).toBe(false);
  expect(isSameName('WANG Fang', 'wang fang')).toBe(true);
});
