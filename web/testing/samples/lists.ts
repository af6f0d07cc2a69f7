import type { Dictionaries } from '@talentlog/contracts';

const entry = (code: string, zh: string, en: string, retired = false) => ({ code, zh, en, retired });

/** Lists of a company, written by hand; short, but of every kind. */
export const lists: { -readonly [K in keyof Dictionaries]: Dictionaries[K][number][] } = {
  positionCategory: [
    entry('RND', '研发', 'R&D'),
    entry('TEST', '测试', 'Testing'),
    entry('HARDWARE', '硬件', 'Hardware'),
    entry('SUPPLY', '供应链', 'Supply chain'),
    entry('SALES', '销售', 'Sales'),
    entry('SERVICE', '技术服务', 'Technical service'),
    entry('FUNCTION', '职能', 'Corporate functions'),
  ],
  batch: [
    {
      ...entry('2027-AUTUMN', '2027 届秋招', 'Autumn 2027'),
      span: { track: 'CAMPUS', from: '2026-08-01', to: '2099-12-31' },
    },
  ],
  endReason: [entry('SKILL', '专业能力不符', 'Skills do not fit'), entry('OTHER', '其他', 'Other')],
  screeningReason: [
    entry('FIELD', '方向不同', 'Another field'),
    entry('YEARS', '年限不足', 'Too few years'),
    entry('GONE', '已停用', 'No longer said', true),
  ],
  nation: [entry('HA', '汉族', 'Han'), entry('HU', '回族', 'Hui')],
  maritalStatus: [entry('SINGLE', '未婚', 'Single'), entry('MARRIED', '已婚', 'Married')],
  politicalStatus: [entry('PARTY_MEMBER', '中共党员', 'Party member'), entry('MASSES', '群众', 'Citizen', true)],
  educationType: [
    entry('FULL_TIME', '全日制', 'Full-time'),
    entry('OVERSEAS', '境外学历教育', 'Education outside the mainland'),
  ],
  awardLevel: [entry('NATIONAL', '国家级', 'National')],
  languageTest: [entry('CET4', '大学英语四级', 'CET-4')],
  mastery: [entry('SKILLED', '熟练', 'Skilled'), entry('EXPERT', '精通', 'Expert')],
  stage: [entry('FIRST_INTERVIEW', '初试', 'First interview'), entry('HR_INTERVIEW', 'HR 面试', 'HR interview')],
  relationship: [entry('FATHER', '父亲', 'Father'), entry('MOTHER', '母亲', 'Mother')],
};
