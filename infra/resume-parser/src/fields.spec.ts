import { describe, expect, it } from '@jest/globals';
import { proposeFields } from './proposed.fixture.ts';

const read = (text: string, options = { name: 'upload.pdf', recognised: false }) =>
  Object.fromEntries(proposeFields(text.trim().split('\n'), options).map(({ path, value }) => [path, value]));

describe('dates', () => {
  it.each<[string, string, string | null]>([
    ['2016.09-2019.06', '2016-09', '2019-06'],
    ['2016年9月—2019年6月', '2016-09', '2019-06'],
    ['2016/9 ~ 2019/6', '2016-09', '2019-06'],
    ['2016-09 至 2019-06', '2016-09', '2019-06'],
    ['2016-09-01 至 2019-06-30', '2016-09', '2019-06'],
    ['201609-201906', '2016-09', '2019-06'],
    ['２０１６．０９－２０１９．０６', '2016-09', '2019-06'],
    ['2016.9至今', '2016-09', null],
    ['2016年9月起至今', '2016-09', null],
    ['Sep 2016 – June 2019', '2016-09', '2019-06'],
    ['September, 2016 to present', '2016-09', null],
    ['09/2016 - 06/2019', '2016-09', '2019-06'],
    ['2016 - 2019', '2016', '2019'],
    ['2016/9 -- 2019/6：', '2016-09', '2019-06'],
  ])('%s', (range, start, end) => {
    expect(read(`教育经历\n${range} 浙江大学 微电子 硕士`)).toMatchObject({
      'education[0].school': '浙江大学',
      'education[0].start': start,
      'education[0].end': end,
    });
  });
});

describe('a long description', () => {
  const long = (count: number) =>
    Array.from({ length: count }, (_, n) => `第${n}条：负责交换芯片的验证平台搭建与维护工作，`).join('\n');
  it('stays whole, to its last line, also in an award', () => {
    const work = long(150);
    const found = read(`工作经历\n2019.07-至今 云岭网络 芯片验证工程师\n${work}`);
    expect(String(found['work[0].description']).length).toBeGreaterThan(2500);
    expect(String(found['work[0].description'])).toContain('第149条');
  });
  it('is cut only in a file of hostile length, whose event would not fit the log', () => {
    const entry = (n: number) => `20${10 + n}.07-20${10 + n}.12 云岭网络 工程师\n${long(600)}`;
    const found = read(`工作经历\n${[0, 1, 2, 3, 4, 5, 6].map(entry).join('\n')}`);
    const all = Object.values(found).map(String).join('');
    expect(all.length).toBeLessThan(70_000);
  });
});

describe('names', () => {
  it.each([
    ['姓 名：王 晨', '王晨'],
    ['个人简历\n欧阳文静', '欧阳文静'],
    ['王晨-13800006021', '王晨'],
    ['姓名：阿依古丽·买买提', '阿依古丽·买买提'],
    ['RESUME\nEmily Carter', 'Emily Carter'],
  ])('%s', (text, name) => {
    expect(read(text)['basic.name']).toBe(name);
  });

  it('comes from the name of the file where the text has none', () => {
    expect(read('教育经历', { name: '王晨_简历.pdf', recognised: false })).toEqual({ 'basic.name': '王晨' });
  });

  it.each(['个人简历\n求职意向：工程师', '高级工程师\n13800006021', '杭州'])('is not made up from %p', (text) => {
    expect(read(text)).not.toHaveProperty(['basic.name']);
  });
});

describe('phones', () => {
  it.each([
    ['手机：138 0000 6021', '+8613800006021'],
    ['+86-138-0000-6021', '+8613800006021'],
    ['座机 0571-88000000，手机 13800006021', '+8613800006021'],
    ['Tel: +852 9123 4567', '+85291234567'],
  ])('%s', (text, phone) => {
    expect(read(text)['basic.phone']).toBe(phone);
  });

  it('are not taken from dates or numbers of documents', () => {
    expect(read('2015.09-2019.06\n编号 123456789012345')).not.toHaveProperty(['basic.phone']);
  });
});

describe('degrees', () => {
  it.each([
    ['硕士研究生', 'MASTER'],
    ['大学本科', 'BACHELOR'],
    ['大专', 'COLLEGE'],
    ['博士', 'DOCTORAL'],
    ['MBA', 'MBA'],
    ['Ph.D.', 'DOCTORAL'],
  ])('%s', (word, degree) => {
    expect(read(`教育经历\n2016.09-2019.06 浙江大学 ${word}`)['basic.highestDegree']).toBe(degree);
  });
});

describe('proposals', () => {
  it('carry the line they came from', () => {
    const [phone] = proposeFields(['王晨', ' 电话：13800006021 '], { name: '', recognised: false });
    expect(phone).toMatchObject({ path: 'basic.phone', line: '电话：13800006021', lineNumber: 2 });
  });

  it('of recognised text are core fields with little confidence', () => {
    const lines = ['姓名：王晨', '教育经历', '2016.09-2019.06 浙江大学 微电子 硕士', '专业技能', 'Python'];
    const fields = proposeFields(lines, { name: '', recognised: true });
    expect(fields.map(({ path }) => path)).toEqual(['basic.name', 'basic.highestDegree']);
    expect(Math.max(...fields.map(({ confidence }) => confidence))).toBeLessThan(0.6);
  });

  it('keep a description whole, without its bullets', () => {
    const text = '工作经历\n杭州示例有限公司 工程师 2019.07-至今\n工作内容：设计电路；\n• 完成流片。';
    expect(read(text)['work[0].description']).toBe('设计电路；\n完成流片。');
  });

  it('are none for text that is no resume', () => {
    expect(read('本协议由双方签署。\n第一条 保密义务。')).toEqual({});
  });
});
