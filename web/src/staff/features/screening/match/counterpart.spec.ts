import { expect, it } from '@jest/globals';
import { counterparts } from './counterpart.ts';

const resume = [
  { id: 'head', text: '长江半导体，验证工程师' },
  { id: 'uvm', text: '从零搭起入口流水线的 UVM 环境，复用到 3 个模块，带两名新人上手。' },
  { id: 'bgp', text: 'Wrote the BGP graceful restart of a switch operating system.' },
  { id: 'c', text: 'C' },
];

/** By hand: a line of the file, and which line of the resume says the same. */
const table: readonly (readonly [string, string | undefined])[] = [
  ['长江半导体　验证工程师\t2021.07-至今', 'head'],
  ['• 从零搭起入口流水线的 UVM 环境，复用到 3 个模块，带两名新人上', 'uvm'],
  ['- wrote the BGP graceful restart of a switch', 'bgp'],
  ['工作经历', undefined],
  ['手。', undefined],
  ['C', undefined],
  ['编写 SVA 断言 200 余条', undefined],
];

it.each(table)('%j stands beside %s', (line, id) => expect(counterparts([line], resume)).toEqual([id]));
