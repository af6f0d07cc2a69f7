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
