/** Words that say how well or how long something is to be known, not what: they are in no match. What holds another stands before it. */
export const idleHan: readonly string[] = [
  '以上学历',
  '以上经验',
  '相关专业',
  '相关开发',
  '相关经验',
  '优先考虑',
  '者优先',
  '同等水平',
  '工作经验',
  '学历',
  '优先',
  '加分',
  '熟练使用',
  '熟练掌握',
  '熟悉',
  '熟练',
  '精通',
  '掌握',
  '了解',
  '具备',
  '具有',
  '拥有',
  '持有',
  '懂得',
  '知道',
  '良好',
  '扎实',
  '较强',
  '能力',
  '经验',
  '经历',
  '相关',
  '完整',
  '独立',
  '参与过',
  '参与',
  '负责',
  '做过',
  '写过',
  '用过',
  '学过',
  '会用',
  '能够',
  '可以',
  '以及',
  '或者',
  '或其他',
  '至少',
  '以上',
  '与',
  '和',
  '及',
  '或',
  '的',
  '懂',
];

export const idleEnglish: ReadonlySet<string> = new Set(
  (
    'a an the of and or in on with to for by at as is are be been you your we our who that this from into both any some ' +
    'good strong solid deep proven excellent familiar familiarity proficient proficiency experienced experience experiences ' +
    'knowledge understanding understand ability able skill skills years year plus preferred prefer nice have must required ' +
    'requirement least above more than working work worked hands including such similar equivalent related relevant degree'
  ).split(' '),
);

/** Degrees as people write them, from the lowest to the highest. */
export const degreeWords: readonly (readonly [degree: string, words: RegExp])[] = [
  ['COLLEGE', /大专|专科|\bassociate\b/i],
  ['BACHELOR', /本科|学士|\bbachelor(?:'?s)?\b|\bundergraduate\b/i],
  ['MASTER', /硕士|研究生|\bmaster(?:'?s)?\b|\bm\.?sc\b/i],
  ['DOCTORAL', /博士|\bdoctor|\bph\.?\s?d\b/i],
];

const hanDigits = '一二三四五六七八九十';
/** `3 年以上`, `三年`, `3+ years`, `at least 3 years`; undefined where no years are asked for. */
export function yearsAsked(text: string): number | undefined {
  const found = /(\d{1,9})\s{0,20}(?:\+|年|多年|[- ]?years?)/i.exec(text)?.[1];
  if (found !== undefined) return Number(found) < 50 ? Number(found) : undefined;
  const han = /([一二三四五六七八九十])\s*年/.exec(text)?.[1];
  return han === undefined ? undefined : hanDigits.indexOf(han) + 1;
}
