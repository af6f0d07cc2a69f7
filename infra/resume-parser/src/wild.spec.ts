import { describe, expect, it } from '@jest/globals';
import { proposedOf as read } from './proposed.fixture.ts';

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
