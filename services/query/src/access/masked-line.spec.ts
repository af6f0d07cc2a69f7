import { describe, expect, it } from '@jest/globals';
import { knownContacts } from './known-contact.ts';
import { maskedLine, maskedText } from './masked-line.ts';

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
  ['手机 138—0000—6021', '手机 138 **** 6021'],
  ['138/0000/6021', '138 **** 6021'],
  ['(138) 0000 6021', '(138 **** 6021'],
  ['138_0000_6021，南京', '138 **** 6021，南京'],
  ['①③⑧⓪⓪⓪⓪⑥⓪②①', '138 **** 6021'],
  ['电话一三八零零零零六零二一', '电话****'],
  ['Mobile No. 88001000', 'Mobile No. ****'],
  ['邮箱 chen【at】mail.example', '邮箱 c***@mail.example'],
  ['chen[at]mail.example', 'c***@mail.example'],
  ['chen﹫mail.example', 'c***@mail.example'],
  ['chen@mail。example', 'c***@mail.example'],
  ['chen＃example.com', '****'],
  ['chen at example dot com', '****'],
  ['V信：chen_siyuan', 'V信：****'],
  ['微 信：chen_siyuan', '微 信：****'],
  ['wx: chen_siyuan', 'wx: ****'],
  ['微信（WeChat）：chen_siyuan', '微信（WeChat）：****'],
  ['微信号码：chen_siyuan', '微信号码：****'],
  ['微信chen1996', '微信****'],
  ['QQ12345678', 'QQ****'],
  ['wxid_4f7a', '****'],
  ['飞书：chensiyuan', '飞书：****'],
  ['GitHub: chensiyuan', 'GitHub: ****'],
  ['https：//chen.example', '****'],
  ['chen-siyuan.github.io', '****'],
  ['blog.example.cn/chen', '****'],
  ['𝟏𝟑𝟖𝟎𝟎𝟎𝟎𝟔𝟎𝟐𝟏', '138 **** 6021'],
  ['¹³⁸⁰⁰⁰⁰⁶⁰²¹', '138 **** 6021'],
  ['₁₃₈₀₀₀₀₆₀₂₁', '138 **** 6021'],
  ['𝓬𝓱𝓮𝓷@𝓶𝓪𝓲𝓵.𝓮𝔁𝓪𝓶𝓹𝓵𝓮', 'c***@mail.example'],
  ['身份证 ³²⁰¹⁰²¹⁹⁹⁶⁰⁴¹²⁰⁰²X', '身份证 ****002X'],
  ['一三八-零零零零-六零二一', '****'],
  ['138____0000____6021', '138 **** 6021'],
  ['chen艾特mail.example', 'c***@mail.example'],
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
  '专业排名 18/180（2018—2021）',
  '微信小程序、微信支付、QQ 音乐，熟悉 C#、ASP.NET 与 Node.js',
  'GitHub Actions, Line balancing, at most 3 dots.',
  '营收 10000000000 元，一二三四五六七八九十',
];

describe('a line of a resume', () => {
  it.each(contacts)('%s is shown as %s', (line, shown) => expect(maskedLine(line)).toBe(shown));
  it.each(texts)('%s is shown as it is', (line) => expect(maskedLine(line)).toBe(line));
  it('hides what is known of the person, in whatever form it is written', () => {
    const known = knownContacts(['+8502200001', '55667788', 'li.na@mail.example', '+85291234567', '1234']);
    expect(maskedLine('Ref +8502200001 / 8502200001', known)).not.toContain('2200001');
    expect(maskedLine('紧急联系人 55667788', known)).toBe('紧急联系人 ****');
    expect(maskedLine('紧急联系人 55 — 66 — 77*88，李娜', known)).toBe('紧急联系人 ****，李娜');
    expect(maskedLine('L i . N a @ m a i l . e x a m p l e', known)).toBe('****');
    expect(maskedLine('(852) 9123~4567 或 9123|4567', known)).toBe('(**** 或 ****');
    expect(maskedLine('1234 行代码，55 个模块，66 人，77 天，88 分', known)).toBe(
      '1234 行代码，55 个模块，66 人，77 天，88 分',
    );
    expect(maskedLine('5566，共 7788', knownContacts(['55667788']))).toBe('5566，共 7788');
  });

  it('is one of a text, whose other lines are none of it', () => {
    const known = knownContacts(['55667788']);
    expect(maskedText('负责 5566\n7788 次测试\n微信：abcd\n手机 138\n0000 6021', known)).toBe(
      '负责 5566\n7788 次测试\n微信：****\n手机 138\n0000 6021',
    );
  });
});
