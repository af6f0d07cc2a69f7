import { describe, expect, it } from '@jest/globals';
import { readFields } from './fields.ts';

const read = (lines: readonly string[]) => {
  const { fields, incomplete } = readFields(lines, { name: 'upload.doc', recognised: false });
  const ending = (end: string) => fields.filter(({ path }) => path.endsWith(end));
  return { incomplete, ending };
};
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const awards = (count: number) => ['获奖情况', ...numbers(count).map((n) => `2019.10 第${n}届创新大赛一等奖`)];
const projects = (count: number) => [
  '项目经历',
  ...numbers(count).map((n) => `2019.01-2019.06 智能网关${n} 项目负责人`),
];
const skills = (count: number) => [
  '专业技能',
  ...numbers(count / 10).map((n) =>
    numbers(10)
      .map((m) => `Tool${n}x${m}`)
      .join('、'),
  ),
];
const described = (length: number) => [
  '工作经历',
  '2019.07-至今 云岭网络有限公司 芯片验证工程师',
  ...numbers(length / 100).map(() => '验'.repeat(100)),
];

describe('a file that says more than a resume takes', () => {
  it.each([
    ['45 awards', awards(45), 'award[29].name', 'award[30].name'],
    ['45 projects', projects(45), 'project[29].name', 'project[30].name'],
    ['80 skills', skills(80), 'skill[39].name', 'skill[40].name'],
  ])('%s: is told to be read in part', (_, lines, last, next) => {
    const { incomplete, ending } = read(lines);
    expect([ending(last).length, ending(next).length, incomplete]).toEqual([1, 0, true]);
  });

  it('has a doubtful description where that was cut', () => {
    const { incomplete, ending } = read(described(25_000));
    const [description] = ending('description');
    expect(String(description?.value)).toHaveLength(20_000);
    expect([incomplete, (description?.confidence ?? 1) < 0.6]).toEqual([true, true]);
  });

  it('has a doubtful description of an award where that was cut', () => {
    const { incomplete, ending } = read([...awards(1), ...numbers(250).map(() => '验'.repeat(100))]);
    const [description] = ending('description');
    expect(String(description?.value)).toHaveLength(20_000);
    expect([incomplete, (description?.confidence ?? 1) < 0.6]).toEqual([true, true]);
  });

  it('is cut after 60,000 characters in all, the last descriptions doubtful', () => {
    const { incomplete, ending } = read(
      numbers(5).flatMap((n) =>
        described(15_000)
          .slice(n === 1 ? 0 : 1)
          .map((line) => line.replace('2019', `${2010 + n}`)),
      ),
    );
    expect([incomplete, ending('description').map(({ confidence }) => confidence < 0.6)]).toEqual([
      true,
      [false, false, false, true, true],
    ]);
  });

  it('is told of where a line of skills is longer than is read', () => {
    const { incomplete, ending } = read(['专业技能', skills(80).slice(1).join('、')]);
    expect([incomplete, ending('name').some(({ confidence }) => confidence >= 0.6)]).toEqual([true, false]);
  });

  it('is told of where there are more lines than are read', () =>
    expect(read(numbers(3_001).map((n) => `第${n}行`)).incomplete).toBe(true));
});

it.each([
  ['30 awards', awards(30)],
  ['30 projects', projects(30)],
  ['40 skills', skills(40)],
  ['a description of 20,000 characters', described(19_000)],
])('a file of %s is read in full', (_, lines) => {
  const { incomplete, ending } = read(lines);
  expect([incomplete, ending('').some(({ confidence }) => confidence < 0.6)]).toEqual([false, false]);
});
