import { describe, expect, test } from '@jest/globals';
import { writeMail, writeSms } from './letter.ts';

const values = {
  name: '<b>林</b>',
  link: 'https://x.example/?a=1&b="2"',
  company: 'A&B',
  title: '<script>alert(1)</script>\r\nBcc: x',
  none: '',
};
const texts = { subject: '{{title}}', content: '{{title}}\n<i>&</i>\n{{#if none}}never{{/if}}', action: '<u>打开</u>' };

describe('a letter', () => {
  test('is text: HTML is escaped wherever it comes from, a subject is one line, an empty paragraph is none', () => {
    const { subject, text, html } = writeMail(texts, 'zh-CN', values);
    expect(subject).toBe('<script>alert(1)</script> Bcc: x');
    expect(text).toBe(
      '<b>林</b>，您好：\n\n<script>alert(1)</script>\nBcc: x\n\n<i>&</i>\n\n<u>打开</u>: https://x.example/?a=1&b="2"\n\nA&B招聘团队\n\n此邮件由系统自动发送，请勿直接回复。',
    );
    expect(html).not.toMatch(/<(script|i|u|b)>/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>Bcc: x');
    expect(html).toContain('href="https://x.example/?a&#x3D;1&amp;b&#x3D;&quot;2&quot;"');
    expect(html).toContain('&lt;u&gt;打开&lt;/u&gt;');
  });

  test('without a link has no button, and one of a colleague greets and signs by itself', () => {
    const { text } = writeMail(texts, 'en-US', { ...values, link: '' }, { ownLetter: true });
    expect(text).toBe(
      '<script>alert(1)</script>\nBcc: x\n\n<i>&</i>\n\nThis message was sent automatically; please do not reply to it.',
    );
  });

  test('names the recruitment line between signature and footer, where the company told one', () => {
    const phone = '+8657188001000';
    const plain = { ...values, title: '面试改期' };
    const { text, html } = writeMail({ ...texts, content: '请留意。' }, 'zh-CN', plain, { phone });
    expect(text).toContain('A&B招聘团队\n\n招聘电话：0571-8800 1000\n\n此邮件由系统自动发送，请勿直接回复。');
    expect(html).toContain('>招聘电话：0571-8800 1000</p>');
    const service = { phone: '4008001234' };
    expect(writeMail(texts, 'en-US', plain, service).text).toContain('\n\nRecruitment line: 400-800 1234\n\n');
    expect(writeMail(texts, 'en-US', plain, { phone: '' }).text).not.toContain('Recruitment line');
  });

  test('is signed in front as an SMS', () => {
    const sms = { ...texts, content: '{{#if none}}a{{else}}{{#if name}}b{{/if}}{{ none }}c{{/if}}' };
    expect(writeSms(sms, 'zh-CN', values)).toBe('【A&B】bc');
    expect(writeSms(sms, 'en-US', { ...values, name: '' })).toBe('[A&B] c');
  });

  test('is not turned around by a value: what nobody sees is left out of a name, in every part', () => {
    const turned = { ...values, name: '林\u202eoat\u2066', title: 'A\u202e\u0000B\u2028C', none: '\u200f' };
    const { subject, text, html } = writeMail(texts, 'zh-CN', turned);
    expect(subject).toBe('AB C');
    expect(text).toContain('林oat，您好：');
    for (const part of [subject, text, html, writeSms({ ...texts, content: '{{name}}' }, 'zh-CN', turned)])
      expect(part).not.toMatch(/[\u200f\u202e\u2066]|never/);
  });

  test('with a placeholder that nobody gave is an error', () =>
    expect(() => writeSms({ ...texts, content: '{{toString}}' }, 'zh-CN', values)).toThrow('toString'));
});
