/** How far a demo person has come; the story in `pipeline.ts` walks them there with real commands. */
export type Milestone =
  | 'delivered'
  | 'screening'
  | 'screening-assigned'
  | 'screening-held'
  | 'dept-passed'
  | 'interview-invited'
  | 'interview-reserved'
  | 'interview-arranged'
  | 'interview-evaluated'
  | 'hr-interview'
  | 'offer-drafted'
  | 'offer-approving'
  | 'offer-sent'
  | 'collecting'
  | 'eliminated'
  | 'withdrawn'
  | 'consent-withdrawn';

export interface DemoPerson {
  readonly name: string;
  readonly phone: string;
  readonly position: string;
  readonly until: Milestone;
  readonly daysAgo: number;
  readonly school: string;
  readonly major: string;
  readonly degree: 'BACHELOR' | 'MASTER' | 'DOCTORAL';
  readonly company?: string;
  readonly title?: string;
  readonly residence: string;
  readonly birthDate: string;
  readonly gender: 'MALE' | 'FEMALE';
}

const person = (
  name: string,
  number: number,
  position: string,
  until: Milestone,
  daysAgo: number,
  [school, major, degree]: readonly [string, string, DemoPerson['degree']],
  [residence, birthDate, gender]: readonly [string, string, DemoPerson['gender']],
  work?: readonly [string, string],
): DemoPerson => ({
  name,
  phone: `+861380000${String(1000 + number)}`,
  position,
  until,
  daysAgo,
  school,
  major,
  degree,
  residence,
  birthDate,
  gender,
  ...(work ? { company: work[0], title: work[1] } : {}),
});

/** Invented people; every phone number lies in a block that no carrier gave to anybody here. */
export const demoPeople: readonly DemoPerson[] = [
  person(
    '陈思远',
    1,
    'verification',
    'screening-assigned',
    4,
    ['东南大学', '集成电路工程', 'MASTER'],
    ['南京', '1996-04-12', 'MALE'],
    ['长江半导体', '验证工程师'],
  ),
  person(
    '王晨',
    2,
    'verification',
    'interview-invited',
    9,
    ['浙江大学', '微电子', 'MASTER'],
    ['杭州', '1995-09-03', 'FEMALE'],
    ['钱塘微电子', '高级验证工程师'],
  ),
  person(
    '刘雨桐',
    3,
    'verification',
    'interview-evaluated',
    16,
    ['西安电子科技大学', '通信工程', 'MASTER'],
    ['西安', '1997-01-22', 'FEMALE'],
    ['天山通信', '芯片验证工程师'],
  ),
  person(
    '周子墨',
    4,
    'verification',
    'screening-held',
    12,
    ['电子科技大学', '电子科学与技术', 'MASTER'],
    ['成都', '1994-11-30', 'MALE'],
    ['蜀光科技', '数字验证工程师'],
  ),
  person(
    '何嘉',
    5,
    'verification',
    'interview-arranged',
    13,
    ['华中科技大学', '微电子', 'MASTER'],
    ['武汉', '1996-07-19', 'MALE'],
    ['光谷芯片', '验证工程师'],
  ),
  person(
    '徐静怡',
    6,
    'verification',
    'delivered',
    0,
    ['复旦大学', '微电子', 'MASTER'],
    ['上海', '1998-02-14', 'FEMALE'],
    ['浦江电子', '验证工程师'],
  ),
  person(
    '马骏',
    7,
    'verification',
    'offer-approving',
    27,
    ['上海交通大学', '电子信息', 'MASTER'],
    ['上海', '1993-05-06', 'MALE'],
    ['浦江电子', '验证主管'],
  ),
  person(
    '郑一鸣',
    8,
    'nos',
    'delivered',
    1,
    ['北京邮电大学', '计算机科学', 'BACHELOR'],
    ['北京', '1992-08-25', 'MALE'],
    ['燕山网络', '软件工程师'],
  ),
  person(
    '高洁',
    9,
    'nos',
    'screening',
    3,
    ['哈尔滨工业大学', '软件工程', 'MASTER'],
    ['成都', '1993-12-01', 'FEMALE'],
    ['锦江软件', '系统工程师'],
  ),
  person(
    '唐亮',
    10,
    'nos',
    'interview-reserved',
    11,
    ['国防科技大学', '网络工程', 'MASTER'],
    ['长沙', '1991-03-17', 'MALE'],
    ['湘江数据', '协议开发工程师'],
  ),
  person(
    '冯璐',
    11,
    'nos',
    'hr-interview',
    21,
    ['南京大学', '计算机科学', 'MASTER'],
    ['南京', '1992-10-09', 'FEMALE'],
    ['紫金云', '高级软件工程师'],
  ),
  person(
    '曹阳',
    12,
    'nos',
    'offer-sent',
    30,
    ['清华大学', '计算机科学', 'MASTER'],
    ['杭州', '1990-06-28', 'MALE'],
    ['西湖数据', '架构师'],
  ),
  person(
    '邓欣',
    13,
    'rf',
    'dept-passed',
    7,
    ['西安交通大学', '电磁场与微波', 'MASTER'],
    ['西安', '1997-09-11', 'FEMALE'],
    ['秦岭微波', '射频工程师'],
  ),
  person(
    '彭博',
    14,
    'rf',
    'eliminated',
    15,
    ['杭州电子科技大学', '通信工程', 'BACHELOR'],
    ['杭州', '1998-05-20', 'MALE'],
    ['之江无线', '硬件助理'],
  ),
  person(
    '谢雯',
    15,
    'pcb',
    'screening',
    2,
    ['苏州大学', '电子信息', 'BACHELOR'],
    ['苏州', '1996-01-08', 'FEMALE'],
    ['太湖电路', 'PCB 工程师'],
  ),
  person(
    '韩磊',
    16,
    'pcb',
    'collecting',
    40,
    ['东南大学', '电子工程', 'MASTER'],
    ['苏州', '1993-04-04', 'MALE'],
    ['太湖电路', '高级 PCB 工程师'],
  ),
  person(
    '罗敏',
    17,
    'support',
    'delivered',
    0,
    ['上海外国语大学', '信息管理', 'BACHELOR'],
    ['北京', '1999-11-11', 'FEMALE'],
  ),
  person(
    '梁栋',
    18,
    'support',
    'withdrawn',
    18,
    ['北京交通大学', '通信工程', 'BACHELOR'],
    ['北京', '1997-07-07', 'MALE'],
    ['京北服务', '技术支持'],
  ),
  person(
    '宋佳',
    19,
    'automation',
    'offer-drafted',
    25,
    ['电子科技大学', '软件工程', 'BACHELOR'],
    ['成都', '1996-12-24', 'FEMALE'],
    ['蜀光科技', '测试工程师'],
  ),
  person(
    '苏航',
    20,
    'automation',
    'collecting',
    45,
    ['四川大学', '计算机科学', 'BACHELOR'],
    ['成都', '1995-02-02', 'MALE'],
    ['锦江软件', '测试开发工程师'],
  ),
  person(
    '叶青',
    21,
    'campus-chip',
    'screening',
    2,
    ['浙江大学', '集成电路', 'MASTER'],
    ['杭州', '2002-03-15', 'FEMALE'],
  ),
  person(
    '蒋涛',
    22,
    'campus-chip',
    'delivered',
    1,
    ['合肥工业大学', '微电子', 'MASTER'],
    ['合肥', '2001-10-30', 'MALE'],
  ),
  person(
    '沈悦',
    23,
    'campus-software',
    'screening-assigned',
    3,
    ['武汉大学', '软件工程', 'BACHELOR'],
    ['武汉', '2004-06-01', 'FEMALE'],
  ),
  person(
    '杜宇',
    24,
    'intern-test',
    'consent-withdrawn',
    6,
    ['杭州电子科技大学', '自动化', 'BACHELOR'],
    ['杭州', '2004-01-19', 'MALE'],
  ),
];
