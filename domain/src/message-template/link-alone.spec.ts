import { describe, expect, it } from '@jest/globals';
import { given } from '../shared/testing.ts';
import { decidedMessageTemplate } from './deciders.ts';
import { invitation, messageTemplateId, texts } from './fixtures.ts';

const on = (name: 'EditMessageTemplate', written: object) =>
  given(decidedMessageTemplate, messageTemplateId, []).when(name, written).refused;

describe('a link in a message', () => {
  const invited = { template: 'colleague-invited', language: 'zh-CN', track: 'ALL' } as const;
  const fault = (channel: 'MAIL' | 'SMS', more: object) => {
    const written = { ...invited, channel, subject: '设置密码', action: '设置密码', ...more };
    return on('EditMessageTemplate', written);
  };
  const rest = '{{loginName}} {{expiresAt}} ';

  it.each([
    '{{link}}',
    '设置密码：{{link}}',
    '设置密码： {{link}} 。',
    '请打开（{{link}}），请勿转发。',
    'Set it: {{ link }}.',
    '“{{loginName}}”的密码：{{link}}',
    '{{#if name}}{{name}}，{{/if}}请打开{{link}}',
    '问 it@yunling.example，或打开 {{link}}',
  ])('stands alone: %s', (content) => {
    for (const channel of ['MAIL', 'SMS'] as const)
      expect(fault(channel, { content: `${rest}${content}` })).toBeUndefined();
  });
  it.each([
    'https://evil.example/p?u={{link}}',
    'https://evil.example/p?u={{ link }}',
    'evil.example/{{link}}',
    'evil.example/?u：{{link}}',
    'https：／／evil．example／？u＝{{link}}',
    'https://evil.example/?u=“{{link}}',
    'https://evil.example/?u={{#if name}}{{link}}{{/if}}',
    'https://evil.example/?u={{#if name}}{{else}}{{/if}}{{link}}',
    '{{company}}{{link}}',
    'x{{link}}',
    '{{link}}x',
    '{{link}}/../evil',
    '{{link}}.evil.example',
    '{{link}}{{company}}',
    '{{link}}@evil.example',
  ])('is glued to nothing that would carry it elsewhere: %s', (content) => {
    for (const channel of ['MAIL', 'SMS'] as const)
      expect(fault(channel, { content: `${rest}{{link}} ${content}` })).toBe('messageTemplate.link_glued');
  });
  it.each([
    ['content', 'https://evil.example/login'],
    ['content', '请到 www.evil.cn 设置'],
    ['content', 'evil.example/login'],
    ['content', 'https://a@evil.example/'],
    ['subject', '见 http://evil.example'],
    ['action', '去 evil.example'],
  ] as const)('is the only address of a message about an account: %s %s', (path, words) => {
    const written = { content: `${rest}{{link}}` };
    const more = { ...written, [path]: path === 'content' ? `${words}\n${written.content}` : words };
    expect(fault('MAIL', more)).toBe('messageTemplate.other_address');
  });
  it('stands beside those that a company names elsewhere', () =>
    expect(
      on('EditMessageTemplate', {
        ...invitation,
        ...texts,
        content: '{{deadline}} {{link}} 路线：https://yunling.example/map',
      }),
    ).toBeUndefined());
});
