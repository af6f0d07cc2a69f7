import type { DemoPerson, Milestone } from './people.ts';

const surnames = [
  ...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文',
];
const given = [
  '明轩',
  '若溪',
  '子涵',
  '承宇',
  '雅琳',
  '志远',
  '诗涵',
  '浩然',
  '欣怡',
  '博文',
  '晓彤',
  '俊杰',
  '语嫣',
  '天佑',
  '梦洁',
  '凯文',
];

/** Schools and what is studied there, by the city most of their people stay in. */
const cities = [
  { city: '杭州', school: '浙江工业大学', major: '通信工程', company: '钱塘微电子' },
  { city: '成都', school: '电子科技大学', major: '软件工程', company: '蜀光科技' },
  { city: '南京', school: '南京邮电大学', major: '网络工程', company: '紫金云' },
  { city: '西安', school: '西安电子科技大学', major: '电子信息', company: '天山通信' },
  { city: '武汉', school: '华中科技大学', major: '计算机科学', company: '光谷芯片' },
  { city: '苏州', school: '苏州大学', major: '自动化', company: '太湖电路' },
  { city: '北京', school: '北京邮电大学', major: '信息安全', company: '燕山网络' },
  { city: '上海', school: '同济大学', major: '微电子', company: '浦江电子' },
] as const;

/** Where the people of an ordinary month stand; most wait for the department. */
const milestones: readonly Milestone[] = [
  'screening-assigned',
  'screening',
  'screening-assigned',
  'interview-arranged',
  'eliminated',
  'screening-assigned',
  'screening-assigned',
  'screening-held',
  'dept-passed',
  'screening-assigned',
  'interview-evaluated',
  'screening-assigned',
];

const socialPositions = ['nos', 'support', 'automation', 'sales', 'pcb', 'verification', 'rf', 'supply', 'finance'];
const campusPositions = ['campus-chip', 'campus-software'];

const of = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const two = (number: number): string => String(number).padStart(2, '0');

function person(index: number): DemoPerson {
  const { city, school, major, company } = of(cities, index * 3);
  // One in six is a graduate who looks for a first place.
  const graduate = index % 6 === 5;
  return {
    name: `${of(surnames, index * 7)}${of(given, index * 5)}`,
    phone: `+861380000${2001 + index}`,
    position: graduate ? of(campusPositions, index) : of(socialPositions, index * 2),
    until: graduate ? 'delivered' : of(milestones, index),
    daysAgo: 1 + ((index * 4) % 23),
    school,
    major,
    degree: index % 3 === 0 ? 'MASTER' : 'BACHELOR',
    ...(graduate ? {} : { company, title: of(['工程师', '高级工程师', '主管'], index) }),
    residence: city,
    birthDate: `${graduate ? 2003 : 1990 + (index % 9)}-${two(1 + (index % 12))}-${two(1 + ((index * 11) % 28))}`,
    gender: index % 2 === 0 ? 'MALE' : 'FEMALE',
  };
}

/** As many more as it takes for each list that recruiters and screeners work with to have a second page. */
export const demoCrowd: readonly DemoPerson[] = Array.from({ length: 62 }, (_, index) => person(index));
