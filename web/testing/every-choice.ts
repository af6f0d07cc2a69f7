import { expect } from '@jest/globals';
import { degrees, emptyResume, genders, IdentityType, type ResumeBlocks } from '@talentlog/contracts';
import { waitFor } from '@testing-library/react';
import { FakeServer } from './fake-server.ts';
import { lists } from './samples/lists.ts';

const listsWithAllKinds = {
  ...lists,
  politicalStatus: [{ code: 'LEAGUE_MEMBER', zh: '共青团员', en: 'Member of the Youth League', retired: false }],
  nation: [{ code: 'MG', zh: '蒙古族', en: 'Mongol', retired: true }],
  mastery: [{ code: 'FAIR', zh: '一般', en: 'Fair', retired: false }],
};

export const serverWithAllKinds = () => new FakeServer().answer('dictionaries', { lists: listsWithAllKinds });

/** A resume with a value of each of the company's lists, and with these of ours. */
export function filledWith(
  degree: (typeof degrees)[number],
  gender: (typeof genders)[number],
  type: IdentityType,
): ResumeBlocks {
  const open = { start: '2021-09', end: null, untilNow: true, description: null };
  return {
    ...emptyResume,
    basic: {
      ...emptyResume.basic,
      ...{ name: '林晓', gender, birthDate: '1998-01-02', identityType: type, highestDegree: degree },
      ...{ nation: 'MG', politicalStatus: 'LEAGUE_MEMBER', maritalStatus: 'SINGLE', emergencyPhone: '+8657187654321' },
    },
    education: [{ ...open, school: '浙江大学', degree, educationType: 'OVERSEAS', major: null }],
    award: [{ name: '挑战杯', level: 'NATIONAL', date: '2020-05', description: null }],
    language: [{ name: '英语', level: 'FAIR', certificate: 'CET4' }],
    skill: [{ name: '画图', level: 'FAIR', description: null }],
    family: [{ relation: 'FATHER', name: '林父', employer: null, phone: null }],
  };
}

/** Something in capitals, a month or a day as it is stored, a number in E.164. */
const code = /\b[A-Z][A-Z_][A-Z0-9_]*\b|\b(?:19|20)\d{2}-\d{2}|\+86/g;
/** What people write in capitals, too. */
const saidSo = new Set(['MBA', 'CET', 'ID']);
/** What is left in a text of how values are stored. */
const codesIn = (text: string) => (text.match(code) ?? []).filter((found) => !saidSo.has(found));

/** The page says these words, and nothing as it is stored. */
export async function showsWords(words: readonly string[]): Promise<void> {
  const text = () => document.body.textContent ?? '';
  await waitFor(() => expect(words.filter((word) => !text().includes(word))).toEqual([]));
  // The company’s lists come by themselves, a moment after what they name.
  await waitFor(() => expect(codesIn(text())).toEqual([]));
}

/** By language, what the page must say of that resume. */
export const saidOf: readonly ['zh-CN' | 'en-US', readonly string[]][] = [
  [
    'zh-CN',
    [
      '共青团员',
      '蒙古族',
      '未婚',
      '一般',
      '国家级',
      '父亲',
      '境外学历教育',
      '1998年1月2日',
      '2021年9月',
      '0571-8765 4321',
    ],
  ],
  [
    'en-US',
    ['Member of the Youth League', 'Mongol', 'Single', 'Fair', 'National', 'Father', 'Jan 2, 1998', 'Sep 2021'],
  ],
];
export const passport = { 'zh-CN': '护照', 'en-US': 'Passport' };

/** Each degree, gender and document at least once. */
export const everyChoice = degrees.map((degree, at) => ({
  degree,
  gender: genders[at % genders.length] ?? 'FEMALE',
  type: IdentityType.options[at % IdentityType.options.length] ?? 'OTHER',
}));
