import { describe, expect, it } from '@jest/globals';
import { maskedLine } from './masked-line.ts';

/** By hand: how people write what they are reached by, and what of it a screener reads. */
const contacts: readonly (readonly [string, string])[] = [
  ['手机：13800006021', '手机：138 **** 6021'],
  ['电话 138 0000 6021 | 南京', '电话 138 **** 6021 | 南京'],
  ['+86-138-0000-6021', '138 **** 6021'],
  ['（86）1 3 8 0 0 0 0 6 0 2 1', '（86）138 **** 6021'],
  ['手机：１３８００００６０２１', '手机：138 **** 6021'],
  ['邮箱 chen.si-yuan@mail.example 微信同号', '邮箱 c***@mail.example 微信同号'],
  ['chen＠mail.example', 'c***@mail.example'],
  ['E-mail: chen(at)mail.example', 'E-mail: c***@mail.example'],
  [`${'c'.repeat(70)}@mail.example`, 'c***@mail.example'],
  ['chen@a.b.c.d.e.f.mail.example', 'c***@a.b.c.d.e.f.mail.example'],
  ['身份证 32010219960412002X', '身份证 ****002X'],
  ['微信：chen_siyuan', '微信：****'],
  ['QQ 12345678', 'QQ ****'],
  ['WeChat ID: siyuan-chen', 'WeChat ID: ****'],
  ['微信     ：  chen_siyuan', '微信     ：  ****'],
  ['宅电 025-8800 1000', '宅电 ****'],
  ['Tel: (0571) 88001000', 'Tel: ****'],
  ['Phone: +44 20 7946 0958', 'Phone: ****'],
  ['Phone: 7946 0958', 'Phone: ****'],
  ['https://chen.example/cv', '****'],
  ['github.com/chen-siyuan', '****'],
];
const texts = [
  '2018.09-2021.06 东南大学 集成电路工程 硕士',
  '2021.07-至今 长江半导体',
  '功能覆盖率 99.2%，代码覆盖率 98.7%，回归从 9 小时缩到 3 小时 20 分。',
  '按 802.1Q、VXLAN 构造报文，覆盖 64 至 9216 字节边界。',
  '英语 CET-6（562 分）',
  '12.8T 交换芯片 2022.03–2023.11',
  'Led 3 engineers, 12,800,000 packets a second (2019-09 to 2021-03)',
  'CVE-2021-44228, RFC 8365',
];

describe('a line of a resume', () => {
  it.each(contacts)('%s is shown as %s', (line, shown) => expect(maskedLine(line)).toBe(shown));
  it.each(texts)('%s is shown as it is', (line) => expect(maskedLine(line)).toBe(line));
  it('hides what the resume says elsewhere, in whatever form', () => {
    expect(maskedLine('Ref +8502200001 / 8502200001', ['+8502200001'])).not.toContain('2200001');
    expect(maskedLine('紧急联系人 55667788', ['55667788'])).toBe('紧急联系人 ****');
  });
});
