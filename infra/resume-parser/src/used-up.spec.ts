import { describe, expect, it } from '@jest/globals';
import { proposeFields, proposedOf as read } from './proposed.fixture.ts';

/** The confidence of what is proposed below a path, without the dates of an entry, which have their own. */
const confidenceOf = (text: string, entry: string) =>
  proposeFields(text.split('\n'), { name: 'upload.doc', recognised: false })
    .filter(({ path }) => path.startsWith(`${entry}.`) && !/\.(?:start|end)$/.test(path))
    .map(({ confidence }) => confidence);
const surest = (text: string, entry: string) => Math.max(0, ...confidenceOf(text, entry));
const least = (text: string, entry: string) => Math.min(1, ...confidenceOf(text, entry));

describe('a single character on the line of an entry', () => {
  it.each([
    'A 股量化交易系统',
    'C 语言编译器',
    'B 站弹幕分析',
    'K 线识别',
    '5 轴机床控制',
    '3 D 打印平台',
    '量化 A',
    '智能网关 与 云平台',
  ])('stays in the project name %s', (name) => {
    for (const line of [
      `2023.03—2023.12  ${name}  项目负责人`,
      `2023.03-2023.12 ${name} 项目负责人`,
      `2023.03-2023.12\t${name}\t项目负责人`,
      `${name} 项目负责人 2023.03-2023.12`,
    ])
      expect(read(`项目经历\n${line}`)).toMatchObject({ 'project[0].name': name, 'project[0].role': '项目负责人' });
  });

  it('stays in the name of an employer and of a title', () => {
    const text = '工作经历\n2020.01-2021.02 A 轮创业公司 C 语言工程师';
    expect(read(text)).toMatchObject({ 'work[0].company': 'A 轮创业公司', 'work[0].title': 'C 语言工程师' });
  });

  it.each([
    ['字节跳动 B 端产品经理', '字节跳动', 'B 端产品经理'],
    ['B 站 后端实习生', 'B 站', '后端实习生'],
  ])('parts the employer and the title of %s', (line, company, title) =>
    expect(read(`工作经历\n2020.01-2021.02 ${line}`)).toMatchObject({
      'work[0].company': company,
      'work[0].title': title,
    }),
  );

  it('belongs to the major, not to the school before it', () =>
    expect(read('教育经历\n2016.09-2019.06 浙江大学 C 语言程序设计 硕士')).toMatchObject({
      'education[0].school': '浙江大学',
      'education[0].major': 'C 语言程序设计',
    }));

  it('of a spaced word is part of the word', () =>
    expect(read('工作经历\n2020.01-2021.02 华 为 研究员')).toMatchObject({
      'work[0].company': '华为',
      'work[0].title': '研究员',
    }));

  it.each([
    ['项目经历\n2023.03-2023.12 智能网关 X 云平台', 'project[0]'],
    ['项目经历\n2023.03-2023.12\tA\t股量化交易系统\t项目负责人', 'project[0]'],
    ['教育经历\n2016.09-2019.06 浙江大学 微电子 A 硕士', 'education[0]'],
    ['教育经历\n2016.09-2019.06 浙江大学 A', 'education[0]'],
    ['教育经历\n2016.09-2019.06 浙江大学 微电子 硕', 'education[0]'],
    ['教育经历\n2016.09-2019.06 浙江大学 A硕士', 'education[0]'],
  ])('that belongs to no clear neighbour makes the entry of %j doubtful', (text, entry) => {
    const isWhole = Object.values(read(text)).includes('微电子 A');
    expect(isWhole || surest(text, entry) < 0.6).toBe(true);
  });

  it('that numbers the rows of a list leaves the entry sure', () =>
    expect(least('工作经历\n1\t2020.01-2021.02\t云岭网络有限公司\t测试工程师', 'work[0]')).toBeGreaterThan(0.6));
});

describe('an entry of which a piece found no field', () => {
  it.each([
    ['工作经历\n2020.01-2021.02 云岭网络有限公司 测试工程师 项目经理', 'work[0]'],
    ['工作经历\n2020.01-2021.02 云岭网络有限公司 测试工程师 / 项目经理', 'work[0]'],
    ['工作经历\n2020.01-2021.02 云岭网络有限公司 云杉测试有限公司 测试工程师', 'work[0]'],
    ['工作经历\n2020.01-2021.02 云岭网络有限公司 研发部 测试部 测试工程师', 'work[0]'],
    ['教育经历\n2016.09-2019.06 浙江大学 微电子学院 集成电路 硕士 GPA 3.8/4.0', 'education[0]'],
    ['教育经历\n2016.09-2019.06 浙江大学 集成电路 硕士 博士', 'education[0]'],
    ['教育经历\n2016.09-2019.06\t浙江大学\t集成电路\t硕士\t导师: 王某', 'education[0]'],
    ['校园经历\n2020.09-2021.06 学生会 部长 主席', 'campusPractice[0]'],
  ])('%j is doubtful', (text, entry) => {
    expect(confidenceOf(text, entry)).not.toEqual([]);
    expect(surest(text, entry)).toBeLessThan(0.6);
  });

  it('a title that was replaced by a surer one leaves its line doubtful', () => {
    const proposed = proposeFields(['工作经历', '2020.01-2021.02 甲乙 丙丁', '测试工程师'], {
      name: 'upload.doc',
      recognised: false,
    });
    expect(proposed.find(({ path }) => path === 'work[0].company')?.confidence).toBeLessThan(0.6);
  });

  it.each(['测试工程师 兼 项目经理', '测试工程师 兼任 项目经理', '测试工程师 兼项目经理', '测试工程师兼项目经理'])(
    'keeps both titles of %s',
    (title) => {
      const text = `工作经历\n2020.01-2021.02 云岭网络有限公司 ${title}`;
      expect(read(text)).toMatchObject({ 'work[0].company': '云岭网络有限公司', 'work[0].title': title });
      expect(least(text, 'work[0]')).toBeGreaterThan(0.6);
    },
  );

  it.each([
    ['教育经历\n2016.09-2019.06 浙江大学 浙江大学 微电子 硕士 硕士研究生 GPA 3.8/4.0', 'education[0]'],
    ['工作经历\n2020.01-2021.02 云岭网络有限公司 兼职 测试工程师', 'work[0]'],
  ])('%j has none left and stays sure', (text, entry) => expect(least(text, entry)).toBeGreaterThanOrEqual(0.6));

  it('a name longer than its field is whole and doubtful', () => {
    const name = '平台'.repeat(120);
    const text = `项目经历\n项目时间: 2023.03-2023.12\n项目名称: ${name}`;
    expect(read(text)['project[0].name']).toBe(name);
    expect(surest(text, 'project[0]')).toBeLessThan(0.6);
  });
});

describe('exams of one language', () => {
  it.each([
    ['英语 CET-4 520 CET-6 480', 'CET-4 520、CET-6 480'],
    ['英语 CET-4 520，CET-6 480', 'CET-4 520、CET-6 480'],
    ['CET-4 520，CET-6 480', 'CET-4 520、CET-6 480'],
    ['英语 CET-4 520\n英语 CET-6 480', 'CET-4 520、CET-6 480'],
    ['英语 CET-6\n英语 CET-6 480', 'CET-6 480'],
    ['英语 CET-6 480\n英语六级', 'CET-6 480'],
    ['英语 GRE 325 TOEFL 105', 'GRE 325、TOEFL 105'],
    ['英语：四级、六级', '四级、六级'],
    ['英语六级(CET-6) 512分', '英语六级(CET-6) 512分'],
    ['大学英语六级 成绩 530 分', '大学英语六级 成绩 530 分'],
    ['大学英语六级证书', '大学英语六级'],
  ])('%j are all kept', (text, certificate) => {
    expect(read(`语言能力\n${text}`)).toEqual({ 'language[0].name': '英语', 'language[0].certificate': certificate });
    expect(least(`语言能力\n${text}`, 'language[0]')).toBeGreaterThan(0.6);
  });

  it.each([
    ['日语 N1 160分', 'N1 160分'],
    ['日语 JLPT N1 160分', 'JLPT N1 160分'],
    ['日语 N1(160分)', 'N1(160分)'],
  ])('%s has its score', (text, certificate) =>
    expect(read(`语言能力\n${text}`)).toEqual({ 'language[0].name': '日语', 'language[0].certificate': certificate }),
  );

  it('stand beside how well it is spoken', () =>
    expect(read('语言能力\n英语六级(CET-6) 512分 良好')).toEqual({
      'language[0].name': '英语',
      'language[0].level': '良好',
      'language[0].certificate': '英语六级(CET-6) 512分',
    }));

  it.each([
    '英语 CET-6 480 BEC 高级',
    '英语 CET-4/6',
    '英语 四六级',
    '英语 CET-6 优秀',
    '英语：读写能力熟练，听说能力良好',
    '英语和日语流利',
    '英语 CET-6 480，口语好，日语 N2',
    '英语 托业',
    '日语 考研 82',
  ])('%s is doubtful, for something is left over', (text) => {
    expect(confidenceOf(`语言能力\n${text}`, 'language[0]')).not.toEqual([]);
    expect(surest(`语言能力\n${text}`, 'language[0]')).toBeLessThan(0.6);
  });

  it.each([
    '英语 熟练 CET-6 568',
    '英语：CET-6（562分）',
    '普通话 流利',
    'English: fluent, IELTS 7.5',
    '英语水平：良好',
  ])('%s is sure', (text) => expect(least(`语言能力\n${text}`, 'language[0]')).toBeGreaterThan(0.6));
});

describe('the name of a person without a label', () => {
  const about = '电话：13800006021\n邮箱：a@example.com';
  it.each([
    `个人简历\n${about}\n工作经历\n2019.07 - 至今 华为 研究员`,
    `${about}\n工作经历\n华为 研究员\n2019.07 - 至今`,
    `${about}\n2019.07 - 至今 华为 研究员`,
    `${about}\n专业技能：华为 交换机`,
    `${about}\t教育经历\n安大 物理`,
  ])('is no word of the entries of %j', (text) => expect(read(text)).not.toHaveProperty(['basic.name']));

  it.each([
    `个人简历\n王晨\n${about}`,
    `基本信息\n王晨\n${about}`,
    `个人简历\t王晨\n${about}`,
    `王晨\t教育经历\n${about}`,
  ])('is found above the first section: %j', (text) => expect(read(text)['basic.name']).toBe('王晨'));
});

describe('a long value behind a label', () => {
  const road = (length: number) => `浙江省杭州市${'长'.repeat(length - 6)}`;
  it.each([
    ['现居住地', 'residence', 200],
    ['籍贯', 'nativePlace', 100],
  ])('%s is whole up to its limit, and whole and doubtful past it', (label, key, limit) => {
    for (const length of [limit - 1, limit, limit + 1]) {
      const text = `基本信息\n${label}：${road(length)}`;
      const found = proposeFields(text.split('\n'), { name: 'upload.doc', recognised: false });
      const proposed = found.find(({ path }) => path === `basic.${key}`);
      expect(proposed?.value).toBe(road(length));
      expect(Number(proposed?.confidence) > 0.6).toBe(length <= limit);
    }
  });
});

describe('how well one language is spoken', () => {
  // 傣语 is in no list of ours.
  it.each([
    ['维吾尔语（母语），汉语，英语 CET-6', '维吾尔语'],
    ['维吾尔语(母语)、英语 CET-6', '维吾尔语'],
    ['藏语：母语；英语：CET-6', '藏语'],
    ['傣语（母语）、英语 CET-6', undefined],
    ['傣语：母语；英语：CET-6', undefined],
  ])('says nothing of another: %s', (line, native) => {
    const told = read(`语言能力\n${line}`);
    const levelOf = new Map(
      Object.entries(told).flatMap(([path, name]) =>
        /^language\[\d\]\.name$/.test(path) ? [[name, told[path.replace('name', 'level')]]] : [],
      ) as [unknown, unknown][],
    );
    expect(levelOf.has('英语')).toBe(true);
    expect(levelOf.get('英语')).toBeUndefined();
    if (native !== undefined) expect(levelOf.get(native)).toBe('母语');
  });
});
