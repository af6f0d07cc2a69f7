import { describe, expect, it } from '@jest/globals';
import { proposeFields } from './fields.ts';

const read = (text: string) =>
  Object.fromEntries(
    proposeFields(text.trim().split('\n'), { name: 'upload.doc', recognised: false }).map(({ path, value }) => [
      path,
      value,
    ]),
  );
const valuesOf = (text: string) => Object.values(read(text));

describe('what stands before a mail address', () => {
  it.each(['︳', '︱', '︲', '︴', '﹏', '﹎', '｜', '│', '丨', '∣', '❘', '： '])('%s is no part of it', (sign) => {
    expect(read(`邮箱${sign}wang_chen@example.com`)['basic.email']).toBe('wang_chen@example.com');
  });

  it('an underscore is, where somebody wrote one', () => {
    expect(read('邮箱：_wang@example.com')['basic.email']).toBe('_wang@example.com');
  });
});

describe('how long something took', () => {
  const durations = ['36个月', '3年', '3年2个月', '7 个月', '36 months', '2 years 3 months', '1 year', '半年'];

  it.each(durations)('%s is no skill', (duration) => {
    const table = `专业技能\n技能名称\t使用时间\t掌握程度\nVerilog\t${duration}\t熟练\nPython、SQL | ${duration}`;
    expect(Object.entries(read(table)).filter(([path]) => path.endsWith('.name'))).toEqual([
      ['skill[0].name', 'Verilog'],
      ['skill[1].name', 'Python'],
      ['skill[2].name', 'SQL'],
    ]);
    expect(read(table)['skill[0].level']).toBe('熟练');
  });

  it.each(durations.flatMap((duration) => [`[${duration}]`, `[ ${duration} ]`, `（${duration}）`]))(
    '%s is neither title nor company',
    (told) => {
      const [company, title] = ['杭州示例有限公司', '电路工程师'];
      for (const text of [`2017/6-2018/1 ${company} ${told}\n${title}`, `2017/6-2018/1\t${company}\t${title}\t${told}`])
        expect(read(`工作经历\n${text}`)).toMatchObject({ 'work[0].company': company, 'work[0].title': title });
    },
  );

  it('the size of a company is no part of its name', () => {
    const text =
      '工作经历\n2017/6 -- 至今：\t杭州示例有限公司（150-500人） [ 7 months ]\n所属行业：\t电子技术\n研发部\t工程师';
    expect(read(text)).toEqual({
      'work[0].company': '杭州示例有限公司',
      'work[0].department': '研发部',
      'work[0].title': '工程师',
      'work[0].start': '2017-06',
      'work[0].end': null,
    });
  });
});

describe('heads of tables', () => {
  it.each(['技能名称\t使用时间\t掌握程度', '名称\t使用时长\t熟练程度', 'Skill\tUsed for\tLevel', '工具 | 时间 | 水平'])(
    '%s names no skills',
    (head) => {
      expect(read(`专业技能\n${head}`)).toEqual({});
    },
  );

  it('a column of descriptions describes', () => {
    const text = '项目经历\n起止时间\t项目名称\t角色\t项目描述\n2022.03-2022.12\t巡检机器人\t组长\t导航，避障';
    expect(read(text)).toMatchObject({ 'project[0].name': '巡检机器人', 'project[0].description': '导航，避障' });
  });
});

describe('25.6T', () => {
  it.each(['25.6T交换芯片', '2025.6T交换芯片', '2019 25.6T', '12.8T-25.6T', '2.5G', '2023.5nm工艺'])(
    '%s is no month',
    (text) => {
      for (const head of ['项目经历\n', '工作经历\n', '教育经历\n', ''])
        expect(
          valuesOf(`${head}${text}\n负责${text}的验证`).filter((value) => /^\d{4}-\d{2}/.test(String(value))),
        ).toEqual([]);
    },
  );

  it('stays whole in a name', () => {
    expect(read('项目经历\n2019.03-2020.05 25.6T交换机主板')['project[0].name']).toBe('25.6T交换机主板');
  });
});

describe('tables whose entries stand beside each other', () => {
  const both = {
    'education[0].school': '兰州大学',
    'education[0].end': '2013-06',
    'education[1].school': '西北工业大学',
    'education[1].end': '2016-03',
  };
  it.each([
    '时间\t2009.09-2013.06\t2013.09-2016.03\n学校\t兰州大学\t西北工业大学\n专业\t材料物理\t材料学',
    '2009.09-2013.06\t2013.09-2016.03\n兰州大学\t西北工业大学\n材料物理\t材料学',
    '2009.09-2013.06 兰州大学\t2013.09-2016.03 西北工业大学\n材料物理\t材料学',
  ])('%j has both', (rows) => {
    const more = '2016.09-2019.06 西安大学 物理 博士';
    expect(read(`教育经历\n${rows}\n${more}`)).toMatchObject({
      ...both,
      'education[0].major': '材料物理',
      'education[1].major': '材料学',
      'education[2].school': '西安大学',
    });
  });
});

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
    expect(read(`语言能力\n${text}`)).toEqual({ 'language[0].name': '英语', 'language[0].level': level });
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
