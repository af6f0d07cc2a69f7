import { describe, expect, it } from '@jest/globals';
import { proposedOf as read } from './proposed.fixture.ts';

describe('exams of languages', () => {
  it.each([
    ['英语：CET-6（562分）', 'CET-6(562分)'],
    ['英语：CET-6(562)', 'CET-6(562)'],
    ['英语：CET-6（530，口语B）', 'CET-6(530,口语B)'],
    ['英语 CET-4：520分', 'CET-4:520分'],
    ['英语：六级（562）', '六级(562)'],
    ['英语：雅思（7.0）', '雅思(7.0)'],
    ['英语：TOEFL 101', 'TOEFL 101'],
    ['英语：CET-6', 'CET-6'],
    ['英语：CET-6(562', 'CET-6'],
  ])('%s', (text, level) => {
    expect(read(`语言能力\n${text}`)).toEqual({ 'language[0].name': '英语', 'language[0].certificate': level });
  });

  it('stand beside how well the language is spoken', () => {
    expect(read('语言能力\n英语：读写能力熟练 | 听说能力良好\n英语等级：CET-6（562分）')).toEqual({
      'language[0].name': '英语',
      'language[0].level': '熟练',
      'language[0].certificate': 'CET-6(562分)',
    });
  });
});

describe('awards', () => {
  it.each([
    ['2019.10 国家励志奖学金', { name: '国家励志奖学金', date: '2019-10' }],
    ['• 2019年10月　国家奖学金　国家级', { name: '国家奖学金', date: '2019-10', level: '国家级' }],
    ['国家奖学金（2019.10）', { name: '国家奖学金', date: '2019-10' }],
    ['2018-2019学年 校级优秀学生', { name: '校级优秀学生', date: '2019' }],
    ['Best Paper Award\tOct 2021', { name: 'Best Paper Award', date: '2021-10' }],
    ['三好学生标兵', { name: '三好学生标兵' }],
    ['2019.10 挑战杯一等奖\n负责算法', { name: '挑战杯一等奖', date: '2019-10', description: '负责算法' }],
    [
      '时间\t奖项\t级别\t说明\n2019.10\t挑战杯\t省级\t负责算法',
      { name: '挑战杯', date: '2019-10', level: '省级', description: '负责算法' },
    ],
  ])('%j', (text, expected) => {
    const fields = Object.entries(expected).map(([key, value]) => [`award[0].${key}`, value]);
    expect(read(`王晨\n获奖经历\n${text}`)).toEqual({ 'basic.name': '王晨', ...Object.fromEntries(fields) });
  });

  it('several of one line, and those of a form', () => {
    const found = read('奖励情况\t2017.11 国家励志奖学金；2019.10 一等奖学金');
    expect(found).toMatchObject({
      'award[0].name': '国家励志奖学金',
      'award[1].name': '一等奖学金',
      'award[1].date': '2019-10',
    });
  });

  it('are no sentences', () => {
    expect(read('获奖经历\n本人在校期间积极参加各类活动，表现突出')).toEqual({});
  });
});

describe('training and what one did at school', () => {
  it('are read as entries of their own', () => {
    const training = '培训经历\n2021.07-2021.08　成都示例培训中心　机器人操作系统';
    expect(read(`${training}\n校园经历\n2020.09-2021.06 学生会宣传部 部长\n组织晚会。`)).toEqual({
      'training[0].institution': '成都示例培训中心',
      'training[0].name': '机器人操作系统',
      'training[0].start': '2021-07',
      'training[0].end': '2021-08',
      'campusPractice[0].name': '学生会宣传部',
      'campusPractice[0].role': '部长',
      'campusPractice[0].start': '2020-09',
      'campusPractice[0].end': '2021-06',
      'campusPractice[0].description': '组织晚会。',
    });
  });
});
