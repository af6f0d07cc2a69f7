import { describe, expect, it } from '@jest/globals';
import { matchOf, requirementsIn, wordsOf } from './requirements.ts';

const chen = [
  '长江半导体，验证工程师',
  '从零搭起入口流水线的 UVM 环境，复用到 3 个模块，带两名新人上手。',
  '功能覆盖率 99.2%，代码覆盖率 98.7%，回归从 9 小时缩到 3 小时 20 分。',
  '写 Python 脚本汇总回归结果，组内每天 09:00 收到失败清单。',
  '12.8T 交换芯片，入口流水线验证',
  '按 802.1Q、VXLAN 构造以太网报文，覆盖 64 到 9216 字节边界。',
  '编写 SVA 断言 200 余条，配合形式验证同事收敛 12 条。',
  'SystemVerilog 和 UVM 精通，Python、Perl 熟练，英语六级',
];
const emily = [
  'Northwind Networks, software engineer',
  'Wrote the BGP graceful restart of a switch operating system in C++.',
  'Cut the boot time of Linux images from 90 to 35 seconds.',
  'Mentored two interns.',
  'Python, C++, Linux kernel, gdb',
];

/** By hand, as a person who only looks for sentences would mark them: the requirement, then what is marked and the line, from 0. */
const table: readonly (readonly [readonly string[], string, 'matched' | 'near' | 'missing', number | undefined])[] = [
  [chen, '熟悉 SystemVerilog 与 UVM', 'matched', 7],
  [chen, '能定义并达成覆盖率目标', 'near', 2],
  [chen, '有交换芯片验证经验', 'matched', 4],
  [chen, '懂以太网与 TCP/IP', 'matched', 5],
  [chen, '熟练使用 Python', 'matched', 3],
  [chen, '形式验证经验优先', 'matched', 6],
  [chen, '硅后调试经验优先', 'missing', undefined],
  [chen, '精通 Verdi 与 VCS', 'missing', undefined],
  [chen, '了解 PCIe、UVM、CXL 与 NVMe', 'near', 1],
  [chen, 'Experience with UVM and SystemVerilog', 'matched', 7],
  [emily, 'Proficient in C++ and Linux', 'matched', 4],
  [emily, 'Knowledge of routing protocols such as BGP or OSPF', 'near', 1],
  [emily, 'Experience with switch operating systems', 'matched', 1],
  [emily, 'Experience with SONiC or SAI', 'missing', undefined],
  [emily, 'Familiar with C', 'missing', undefined],
  [emily, 'Mentoring interns is a plus', 'matched', 3],
];

/** What is told by figures: the requirement, degree and years of the person, what is marked. */
const figures: readonly (readonly [string, string | null, number | null, 'matched' | 'near' | 'missing'])[] = [
  ['硕士，3 年以上', 'MASTER', 5, 'matched'],
  ['硕士，3 年以上', 'MASTER', 2, 'near'],
  ['硕士及以上学历', 'BACHELOR', 9, 'missing'],
  ['本科及以上学历', 'DOCTORAL', null, 'matched'],
  ['三年以上工作经验', null, 3, 'matched'],
  ['三年以上工作经验', null, null, 'missing'],
  ['本科及以上，编程基础扎实，愿意把一件事弄明白', 'BACHELOR', null, 'near'],
  ["Bachelor's degree or above", 'MASTER', null, 'matched'],
  ['5+ years of experience', null, 4, 'missing'],
  ['Master degree, at least 3 years', 'BACHELOR', 3, 'near'],
];

const sentences = (lines: readonly string[]) => lines.map((text, index) => ({ id: String(index), text }));
const asks = (text: string) => ({ text, isPlus: false });

describe('what a position asks for', () => {
  it.each(table)('in %j: %s is %s', (lines, text, kind, line) => {
    const found = matchOf(asks(text), sentences(lines), { degree: null, years: null });
    expect(found).toEqual({ kind, lineId: line === undefined ? undefined : String(line), byFigures: false });
  });
  it.each(figures)('%s, of %s with %s years, is %s by figures', (text, degree, years, kind) => {
    expect(matchOf(asks(text), sentences(chen), { degree, years })).toEqual({
      kind,
      lineId: undefined,
      byFigures: true,
    });
  });
  it('is read line by line and sentence by sentence, without its numbering; what stands under a plus is one', () => {
    expect(requirementsIn('1. 熟悉 UVM。懂以太网；\n（2）硕士\n\n加分项：\n- 形式验证\n• 硅后调试')).toEqual([
      { text: '熟悉 UVM', isPlus: false },
      { text: '懂以太网', isPlus: false },
      { text: '硕士', isPlus: false },
      { text: '形式验证', isPlus: true },
      { text: '硅后调试', isPlus: true },
    ]);
    expect(requirementsIn('C++ required\nSONiC is a plus\nNice to have:\nRust\nRequired:\n3 years')).toEqual([
      { text: 'C++ required', isPlus: false },
      { text: 'SONiC is a plus', isPlus: true },
      { text: 'Rust', isPlus: true },
      { text: '3 years', isPlus: false },
    ]);
    expect(requirementsIn('')).toEqual([]);
  });
  it('is known by names and things, not by how well they are to be known', () => {
    expect(wordsOf('熟悉 SystemVerilog 与 UVM，写过完整的验证环境')).toEqual(['systemverilog', 'uvm', '验证环境']);
    expect(wordsOf('Strong experience with TCP/IP and C++')).toEqual(['tcp/ip', 'c++']);
    expect(wordsOf('具备良好的能力')).toEqual([]);
  });
});
