/** Degrees by what they are called, the first match wins; codes are those of positions. */
export const degrees: readonly (readonly [RegExp, string])[] = [
  [/博士后|博士研究生|博士|\bph\.?\s?d\b\.?|\bdoctor(?:ate|al)?\b/i, 'DOCTORAL'],
  [/\bM\.?B\.?A\.?(?![a-z])|工商管理硕士/i, 'MBA'],
  [
    /硕士研究生|硕士|研究生|\b(?:[Mm]aster|MASTER)(?:'?s)?\b(?:\s+of\s+(?:Science|Arts|Engineering|Technology|Philosophy))?|\bM\.?\s?(?:Sc|S|Eng|A|Tech|Phil)\b\.?|\b(?:MSC|Msc|msc|MENG|MPHIL|Mphil|MTECH|Mtech)\b/,
    'MASTER',
  ],
  [
    /大学本科|全日制本科|统招本科|本科|学士|\b(?:[Bb]achelor|BACHELOR)(?:'?s)?\b(?:\s+of\s+(?:Science|Arts|Engineering|Technology|Commerce|Business))?|\bB\.?\s?(?:Sc|S|Eng|A|E|Tech|Com)\b\.?|\b(?:BSC|Bsc|bsc|BENG|Beng|BTECH|Btech)\b|\b[Uu]ndergraduate\b/,
    'BACHELOR',
  ],
  [/大专|专科|高职|\bassociate(?:'s)?(?: degree)?\b|\bdiploma\b/i, 'COLLEGE'],
  [/中专|中技|技校|职高/, 'TECHNICAL_SECONDARY'],
  [/高中|\bhigh school\b/i, 'SENIOR_MIDDLE'],
  [/初中/, 'JUNIOR_MIDDLE'],
];
/** From low to high, to find the highest. */
export const degreeOrder =
  'PRIMARY JUNIOR_MIDDLE SENIOR_MIDDLE TECHNICAL_SECONDARY COLLEGE BACHELOR MASTER MBA DOCTORAL'.split(' ');

export const school =
  /大学|学院|学校|中学|职校|党校|\buniversit|\bcollege\b|\binstitute\b|\bpolytechnic\b|\bacademy\b|\bETH\b|\bMIT\b|^\p{Lu}[\w.& ]{0,40} School\b/iu;
/** Legal forms settle it; the other words also occur in titles ("证券分析师", "Software Engineer"), which go first. */
export const legalForm = /公司|集团|股份|\b(?:inc|ltd|llc|corp|gmbh|plc|corporation|limited)\b/i;
export const company =
  /公司|集团|研究院|研究所|研究中心|事务所|银行|医院|工作室|出版社|电视台|证券|基金|保险|科技$|股份|控股|工厂|商行|酒店|超市|\b(?:inc|ltd|llc|corp|corporation|gmbh|plc|co|company|limited|group|bank|holdings|technologies|technology|semiconductors?|systems|solutions|networks|labs?|laborator(?:y|ies)|partners|consulting|software|electronics|pharma)\b/i;
export const title =
  /(?:工程师|架构师|设计师|分析师|咨询师|培训师|会计师|律师|讲师|教师|老师|医师|药师|技师|摄影师|厨师|经理|总监|主管|主任|专员|助理|实习生|管培生|开发|顾问|研究员|科学家|会计|出纳|销售|运营|采购|编辑|记者|代表|总裁|总经理|副总|董事|负责人|组长|班长|店长|厂长|队长|专家|程序员|文员|秘书|前台|客服|技术员|质检员|测试员|操作员|业务员|店员|导购|编导|翻译|产品|测试|架构|算法|行政|人事|法务|HR|HRBP|CEO|CTO|CFO|COO)(?:\s?[([].{0,20})?$|\b(?:engineer|manager|developer|analyst|intern|director|lead|leader|designer|consultant|assistant|scientist|specialist|officer|architect|researcher|associate|coordinator|executive|administrator|technician|accountant|programmer|tester|president|head|supervisor|representative|teacher|lecturer|professor|fellow|editor|buyer|planner|recruiter|trainee)\b/i;
export const department = /(?:部|部门|事业部|事业群|中心|课题组|实验室)$|\bdepartment\b|\bdept\b/i;
export const projectRole =
  /负责人|组长|组员|成员|队长|开发|工程师|经理|设计|主持|参与|\b(?:lead|leader|member|developer|engineer|manager|designer|owner|contributor)\b/i;

export const trainer =
  /中心|学校|学院|大学|公司|机构|研究院|协会|\b(?:academy|institute|university|centre|center|school)\b/i;
export const campusRole =
  /(?:部长|主席|会长|社长|团长|班长|书记|委员|干事|队长|队员|志愿者|组长|负责人|成员)$|^(?:president|captain|member|volunteer|chair|secretary|treasurer|leader)$/i;
export const awardLevel =
  /^(?:(?:国际|国家|世界|全国|省部?|市|区|县|校|院|系|部|班)级|[特一二三]等奖?|(?:inter)?national|provincial|university|college)$/i;
/** What makes a line without a date an award. */
export const awardWord =
  /奖|荣誉|称号|优秀|三好|标兵|先进|冠军|亚军|季军|第[一二三四五六]名|\b(?:award|prize|scholarship|hono(?:u)?rs?|dean's list|winner|medal|fellowship)\b/i;
/** How well somebody can do something, as boards let them choose. */
export const mastery =
  /^(?:非常|比较|较为)?(?:精通|熟练|熟悉|掌握|了解|良好|一般|入门|较好)$|^(?:expert|advanced|intermediate|basic|beginner|proficient|familiar|fluent|excellent|good)$/i;
/** Names of columns in tables of skills. */
export const skillColumn =
  /^(?:(?:技能|IT技能|工具|语言|软件)(?:名称)?|名称|(?:使用|掌握)?(?:时间|时长|年限)|(?:掌握|熟练|熟悉)?(?:程度|水平|等级)|skills?|names?|used (?:for|since)|time|experience|duration|levels?|proficiency)$/i;

/** Exams of languages, which tell more than how well somebody feels to speak one. */
export const exam =
  /^(?:CET|TEM|IELTS|TOEFL|TOEIC|JLPT|GRE|GMAT|雅思|托福|托业|N[1-5](?!\d)|(?:大学)?(?:英语|日语)?[四六]级|专业?[四八]级)/i;

/** Spoken languages, never programming ones. */
export const languages: Readonly<Record<string, string>> = {
  英语: '英语',
  维吾尔语: '维吾尔语',
  藏语: '藏语',
  蒙古语: '蒙古语',
  哈萨克语: '哈萨克语',
  朝鲜语: '朝鲜语',
  壮语: '壮语',
  彝语: '彝语',
  日语: '日语',
  法语: '法语',
  德语: '德语',
  韩语: '韩语',
  俄语: '俄语',
  西班牙语: '西班牙语',
  葡萄牙语: '葡萄牙语',
  意大利语: '意大利语',
  阿拉伯语: '阿拉伯语',
  泰语: '泰语',
  越南语: '越南语',
  普通话: '普通话',
  粤语: '粤语',
  中文: '中文',
  汉语: '汉语',
  english: 'English',
  japanese: 'Japanese',
  french: 'French',
  german: 'German',
  korean: 'Korean',
  russian: 'Russian',
  spanish: 'Spanish',
  portuguese: 'Portuguese',
  italian: 'Italian',
  arabic: 'Arabic',
  chinese: 'Chinese',
  mandarin: 'Mandarin',
  cantonese: 'Cantonese',
};
export const languageLevel =
  /(?:CET-?\s?[46](?![/\d])|TEM-?\s?[48](?![/\d])|(?:大学)?(?:英语|日语)?(?<!四)[四六]级|专业?[四八]级)(?:\s?\([^()]{1,20}\))?(?:\s?:?\s?(?:证书)?(?:考试)?(?:成绩|总分|分数|得分)?\s?:?\s?\d{3}(?:\s?分)?)?|(?:IELTS|雅思|TOEFL|托福|TOEIC|托业|GRE|GMAT)(?:\s?\([^()]{1,20}\)|\s?:?\s?(?:成绩|总分|分数|得分)?\s?:?\s?\d[\d.]{0,4}(?:\s?分)?)|(?:JLPT\s?:?\s?)?\bN[1-5](?!\d)(?:\s?\([^()]{1,20}\)|\s?:?\s?(?:成绩|总分|分数|得分)?\s?:?\s?\d{2,3}(?:\s?分)?)?|JLPT\s?\([^()]{1,20}\)|母语|精通|熟练|流利|流畅|良好|一般|入门|日常会话|\b(?:native(?: speaker)?|fluent|proficient|professional|advanced|intermediate|conversational|basic|beginner|[ABC][12])\b/i;
