import { expect, it } from '@jest/globals';
import { emptyResume } from '@talentlog/contracts';
import { cardsIn } from './read-cards.ts';

const line = '2016.09-2019.06 浙江大学 微电子 硕士';
const proposal = (path: string, value: string, from = line) => ({
  path,
  value,
  line: from,
  lineNumber: 1,
  confidence: 0.95,
});
const file = (name: string) => ({
  state: 'PARSED' as const,
  proposals: [proposal('basic.name', name, name), proposal('education[0].school', '浙江大学')],
});
const sureOf = (inFile: string, own: string | null) =>
  cardsIn(file(inFile), { ...emptyResume, basic: { ...emptyResume.basic, name: own } })
    .filter(({ doubts }) => doubts.length === 0)
    .map(({ id }) => id);

it.each([
  ['王晴', '林晓', []],
  ['王晴', '王晴', ['education[0]']],
  ['阿依古丽•买买提', '阿依古丽·买买提', ['education[0]']],
  ['王晴', null, ['basic', 'education[0]']],
] as const)('a file of %s in the resume of %s offers as right: %j', (inFile, own, sure) =>
  expect([...sureOf(inFile, own)].sort()).toEqual(sure),
);

const own = { name: '林晓', phone: '+8613800006021', email: 'lin@example.com' };
const other = { name: '王晴', phone: '+8613912345678', email: 'wang@example.com' };
type Contact = Partial<Record<'name' | 'phone' | 'email', string | null>>;
/** Whether the entry of a file that says this of its person is offered as right. */
const isSure = (inFile: Contact, inResume: Contact) => {
  const told = Object.entries(inFile).map(([field, value]) => proposal(`basic.${field}`, String(value), String(value)));
  const read = { state: 'PARSED' as const, proposals: [...told, proposal('education[0].school', '浙江大学')] };
  const cards = cardsIn(read, { ...emptyResume, basic: { ...emptyResume.basic, ...inResume } });
  return cards.find(({ id }) => id === 'education[0]')?.doubts.length === 0;
};

it.each<[string, boolean, Contact, Contact]>([
  ['another phone and no name', false, { phone: other.phone }, own],
  ['another e-mail and no name', false, { email: other.email }, own],
  ['another phone and e-mail and no name', false, { phone: other.phone, email: other.email }, own],
  ['another phone and e-mail and the same name', false, { ...other, name: own.name }, own],
  ['another phone and e-mail in a resume without a name', false, other, { ...own, name: null }],
  ['another name and the same phone', false, { name: other.name, phone: own.phone }, own],
  ['all the same', true, own, own],
  ['nothing', true, {}, own],
  ['a phone where the resume has none', true, { phone: other.phone }, { ...own, phone: null }],
  ['another phone, the same e-mail and no name', true, { phone: other.phone, email: own.email }, own],
  ['another phone and the same name and e-mail', true, { ...own, phone: other.phone }, own],
  ['another phone and the same name', true, { name: own.name, phone: other.phone }, own],
  ['the same phone in another spelling', true, { phone: '138 0000 6021' }, own],
  ['the same e-mail in capitals', true, { email: 'LIN@Example.com' }, own],
])('a file that says %s: right is %s', (_, expected, inFile, inResume) =>
  expect(isSure(inFile, inResume)).toBe(expected),
);
