import { describe, expect, it } from '@jest/globals';
import { proposeFields, proposedOf as read } from './proposed.fixture.ts';

/** What of an entry, besides its time, a page offers as right: from 0.6 on. */
const marked = (text: string, entry: string) =>
  proposeFields(text.split('\n'), { name: 'upload.doc', recognised: false })
    .filter(({ path, confidence }) => path.startsWith(`${entry}.`) && confidence >= 0.6)
    .map(({ path }) => path.slice(entry.length + 1))
    .filter((field) => field !== 'start' && field !== 'end');

describe('a name with blanks around Latin words', () => {
  it.each([
    ['基于 RISC-V 的以太网交换原型', '项目负责人'],
    ['面向 5G 小基站的加速卡', '负责人'],
    ['基于 Zynq UltraScale+ 的 SDR 接收机', '组员'],
    ['针对 PCIe Gen5 链路的测试平台', '核心成员'],
    ['用于 25G 光模块 的驱动芯片', '项目经理'],
  ])('%s stays whole', (name, role) => {
    for (const line of [
      `2023.03—2023.12  ${name}  ${role}`,
      `2023.03-2023.12 ${name} ${role}`,
      `2023.03-2023.12\t${name}\t${role}`,
    ])
      expect(read(`项目经历\n${line}`)).toMatchObject({ 'project[0].name': name, 'project[0].role': role });
  });
});

describe('an entry whose line was not used up', () => {
  it.each([
    ['项目经历\n2023.03-2023.12 智能 网关 原型 平台', 'project[0]'],
    ['工作经历\n2020.01-2021.02 甲乙 乙丙 丁戊 己庚', 'work[0]'],
  ])('%j is doubtful', (text, entry) => expect(marked(text, entry)).toEqual([]));
  it.each([
    ['项目经历\n2023.03-2023.12 智能网关 项目负责人', 'project[0]', ['name', 'role']],
    ['教育经历\n2016.09-2019.06 浙江大学 微电子 硕士', 'education[0]', ['school', 'major', 'degree']],
    ['工作经历\n2018.07-2021.05 昆明云杉测试技术有限公司 测试工程师', 'work[0]', ['company', 'title']],
    ['实习经历\n2018.07-2018.09 昆明云杉测试技术有限公司 测试实习生', 'internship[0]', ['company', 'title']],
    [
      'Education\nSep 2016 – June 2019 Zhejiang University, Microelectronics, Master',
      'education[0]',
      ['school', 'major', 'degree'],
    ],
  ])('all of %j is offered as right', (text, entry, fields) =>
    expect(marked(text, entry)).toEqual(expect.arrayContaining(fields)),
  );
});

describe('an exam', () => {
  it.each(['英语：CET-6（568分）', '英语 CET-6 568', '英语六级 568分', '大学英语六级：568'])(
    '%s is no level',
    (text) => {
      const proposed = read(`语言能力\n${text}`);
      expect(proposed['language[0].name']).toBe('英语');
      expect(proposed['language[0].level']).toBeUndefined();
      expect(String(proposed['language[0].certificate'])).toMatch(/568/);
    },
  );
  it('stands beside how well it is spoken', () =>
    expect(read('语言能力\n英语 熟练 CET-6 568')).toMatchObject({
      'language[0].level': '熟练',
      'language[0].certificate': 'CET-6 568',
    }));
});

describe('what boards export', () => {
  const export51 = [
    '应聘职位：测试工程师',
    '\u00a0王晴流程状态：     标签：\tID:000000001',
    '目前正在找工作\t13876543210\tmuqing@example.com',
    '女 | 31岁（1995年3月2日 ） | 现居住 昆明 | 8年工作经验',
    '工作经验',
    '2019/2-至今\t昆明云杉测试技术有限公司 (7年9个月 )',
    '\t互联网/电子商务|150-500人|民营公司',
    '质量部\t测试工程师',
    '工作描述：\t负责接口测试。',
    '2017/7-2019/1\t昆明青稞软件有限公司 (1年6个月 )',
    '\t计算机软件|少于50人|外资（欧美）',
    '算法组\t算法工程师',
    '工作描述：\t训练模型。',
  ].join('\n');
  it('has the name and the titles, and takes no industry for one', () =>
    expect(read(export51)).toMatchObject({
      'basic.name': '王晴',
      'work[0].company': '昆明云杉测试技术有限公司',
      'work[0].department': '质量部',
      'work[0].title': '测试工程师',
      'work[1].company': '昆明青稞软件有限公司',
      'work[1].title': '算法工程师',
    }));

  it.each([
    '一、项目名称：甲平台',
    '1、项目名称：甲平台',
    '（1）项目：甲平台',
    '项目一：甲平台',
    '1. 项目名称: 甲平台',
  ])('%s below an employer is no employer', (project) => {
    const text = `工作经历\n2018年7月-至今 昆明云杉测试技术有限公司 测试工程师\n${project}（2018.7-2019.5）\n负责测试。`;
    const proposed = read(text);
    expect(proposed).toMatchObject({ 'work[0].company': '昆明云杉测试技术有限公司', 'work[0].title': '测试工程师' });
    expect(Object.keys(proposed).filter((path) => path.startsWith('work[1]'))).toEqual([]);
  });

  it.each(['138.7654.3210', '138·7654·3210', '138・7654・3210', '138-7654-3210', '138 7654 3210'])(
    '%s is a phone',
    (phone) => expect(read(`王晴\n电话：${phone}`)['basic.phone']).toBe('+8613876543210'),
  );

  it.each(['•', '・', '●', '★'])('%s begins a line or parts facts', (sign) => {
    expect(read(`王晴 ${sign} 女 ${sign} 13876543210`)).toMatchObject({
      'basic.name': '王晴',
      'basic.phone': '+8613876543210',
    });
    const text = `项目经历\n2023.03-2023.12 网关 项目负责人\n${sign} 负责驱动\n${sign}负责测试`;
    expect(read(text)['project[0].description']).toBe('负责驱动\n负责测试');
  });
});
