import type { Dictionaries, DictionaryEntry, DictionaryName } from '@talentlog/contracts';
import { ethnicGroups } from './ethnic-groups.ts';

type Words = Readonly<Record<string, readonly [zh: string, en: string]>>;

const listOf = (words: Words): readonly DictionaryEntry[] =>
  Object.entries(words).map(([code, [zh, en]]) => ({ code, zh, en, retired: false }));

const lists: Readonly<Record<DictionaryName, Words>> = {
  positionCategory: {
    RND: ['研发', 'R&D'],
    TEST: ['测试', 'Testing'],
    HARDWARE: ['硬件', 'Hardware'],
    SUPPLY: ['供应链', 'Supply chain'],
    SALES: ['销售', 'Sales'],
    SERVICE: ['技术服务', 'Technical service'],
    FUNCTION: ['职能', 'Corporate functions'],
  },
  // Which there are is for each company to say.
  batch: {},
  endReason: {
    SKILL: ['专业能力不符', 'Skills do not fit'],
    EXPERIENCE: ['经验不符', 'Experience does not fit'],
    EDUCATION: ['学历或专业不符', 'Education does not fit'],
    INTERVIEW: ['面试表现未达要求', 'Interview below what is asked for'],
    MOTIVATION: ['求职意愿不足', 'Little interest in the position'],
    PAY: ['薪资期望不符', 'Pay expectations do not fit'],
    PLACE: ['工作地点不符', 'Place of work does not fit'],
    TIME: ['到岗时间不符', 'Starting day does not fit'],
    HEADCOUNT: ['招聘名额已满', 'No places left'],
    BACKGROUND: ['背景调查未通过', 'Background check not passed'],
    OTHER: ['其他', 'Other'],
  },
  screeningReason: {
    DIRECTION: ['方向不同', 'Another field'],
    YEARS: ['年限不足', 'Too few years'],
    DEPTH: ['深度不够', 'Not deep enough'],
    EXPERIENCE: ['缺关键经验', 'Lacks the key experience'],
    DEGREE: ['学历不符', 'Degree does not fit'],
    UNCLEAR: ['经历说不清', 'History is unclear'],
    LEVEL: ['级别不合适', 'Level does not fit'],
    PLACE: ['工作地点不符', 'Place of work does not fit'],
    OTHER: ['其他', 'Other'],
  },
  nation: ethnicGroups,
  maritalStatus: {
    SINGLE: ['未婚', 'Single'],
    MARRIED: ['已婚', 'Married'],
    DIVORCED: ['离异', 'Divorced'],
    WIDOWED: ['丧偶', 'Widowed'],
  },
  politicalStatus: {
    PARTY_MEMBER: ['中共党员', 'Member of the Communist Party of China'],
    PROBATIONARY_MEMBER: ['中共预备党员', 'Probationary member of the Party'],
    LEAGUE_MEMBER: ['共青团员', 'Member of the Youth League'],
    OTHER_PARTY: ['民主党派成员', 'Member of another party'],
    NON_PARTISAN: ['无党派人士', 'Without party affiliation'],
    MASSES: ['群众', 'Citizen'],
  },
  educationType: {
    FULL_TIME: ['全日制', 'Full-time'],
    PART_TIME: ['非全日制', 'Part-time'],
    SELF_TAUGHT: ['高等教育自学考试', 'Self-taught higher education examination'],
    ADULT: ['成人高等教育', 'Adult higher education'],
    ONLINE: ['网络教育', 'Online education'],
    OPEN: ['开放教育', 'Open university'],
    OVERSEAS: ['境外学历教育', 'Education outside the mainland'],
    OTHER: ['其他', 'Other'],
  },
  awardLevel: {
    INTERNATIONAL: ['国际级', 'International'],
    NATIONAL: ['国家级', 'National'],
    PROVINCIAL: ['省部级', 'Provincial or ministerial'],
    MUNICIPAL: ['市级', 'Municipal'],
    SCHOOL: ['校级', 'University'],
    DEPARTMENT: ['院系级', 'Faculty'],
    COMPANY: ['公司级', 'Company'],
    OTHER: ['其他', 'Other'],
  },
  languageTest: {
    CET4: ['大学英语四级', 'CET-4'],
    CET6: ['大学英语六级', 'CET-6'],
    TEM4: ['英语专业四级', 'TEM-4'],
    TEM8: ['英语专业八级', 'TEM-8'],
    IELTS: ['雅思', 'IELTS'],
    TOEFL: ['托福', 'TOEFL'],
    TOEIC: ['托业', 'TOEIC'],
    JLPT: ['日语能力考试', 'JLPT'],
    TOPIK: ['韩国语能力考试', 'TOPIK'],
  },
  mastery: {
    BASIC: ['了解', 'Basic'],
    FAIR: ['一般', 'Fair'],
    GOOD: ['良好', 'Good'],
    SKILLED: ['熟练', 'Skilled'],
    FLUENT: ['流利', 'Fluent'],
    EXPERT: ['精通', 'Expert'],
    NATIVE: ['母语', 'Native'],
  },
  relationship: {
    FATHER: ['父亲', 'Father'],
    MOTHER: ['母亲', 'Mother'],
    SPOUSE: ['配偶', 'Spouse'],
    SON: ['儿子', 'Son'],
    DAUGHTER: ['女儿', 'Daughter'],
    BROTHER: ['兄弟', 'Brother'],
    SISTER: ['姐妹', 'Sister'],
    RELATIVE: ['其他亲属', 'Other relative'],
    CLASSMATE: ['同学', 'Classmate'],
    FRIEND: ['朋友', 'Friend'],
    OTHER: ['其他', 'Other'],
  },
  stage: {
    DELIVERED: ['已投递', 'Applied'],
    RESUME_SCREENING: ['简历筛选', 'Resume screening'],
    DEPT_SCREENING: ['部门筛选', 'Department screening'],
    WRITTEN_EXAM: ['笔试', 'Written exam'],
    PSYCH_EVALUATION: ['心理测评', 'Psychological evaluation'],
    FIRST_INTERVIEW: ['初试', 'First interview'],
    SECOND_INTERVIEW: ['复试', 'Second interview'],
    HR_INTERVIEW: ['HR 面试', 'HR interview'],
    FINAL_INTERVIEW: ['终面', 'Final interview'],
    REVIEW: ['评审', 'Review'],
    SYMPOSIUM: ['座谈会', 'Symposium'],
    OFFER: ['录用审批与 Offer', 'Offer'],
    SIGNING: ['签约', 'Signing'],
    ONBOARDING: ['入职办理', 'Onboarding'],
  },
};

/** With which lists a company begins; one that it revised is as it says. */
export const builtInDictionaries: Dictionaries = Object.fromEntries(
  Object.entries(lists).map(([name, words]) => [name, listOf(words)]),
) as Record<DictionaryName, readonly DictionaryEntry[]>;
