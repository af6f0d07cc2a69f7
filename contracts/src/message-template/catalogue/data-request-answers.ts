import { templatesOf } from './template.ts';

/** How a person is answered who asked for something of their data. */
export const dataRequestAnswerTemplates = templatesOf({
  'data-request-fulfilled': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '个人信息请求已完成', 'en-US': 'Data request done' },
    fields: { kind: 'always', answer: 'mail', link: 'optional' },
    'zh-CN': {
      subject: '您的请求已完成：{{kind}}',
      lines: ['您的请求（{{kind}}）已完成。', '{{answer}}'],
      action: '查看答复',
      sms: '您的请求（{{kind}}）已完成。{{#if link}}请查看答复：{{link}}{{/if}}',
    },
    'en-US': {
      subject: 'Your request is done: {{kind}}',
      lines: ['Your request for {{kind}} is done.', '{{answer}}'],
      action: 'Read the answer',
      sms: 'Your request for {{kind}} is done.{{#if link}} Read the answer: {{link}}{{/if}}',
    },
  },
  'data-copy-ready': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '个人信息副本可以下载', 'en-US': 'Copy of the data ready' },
    fields: { kind: 'optional', answer: 'mail', copyUntil: 'always', link: 'always' },
    'zh-CN': {
      subject: '您的个人信息副本可以下载了',
      lines: ['您的个人信息副本已备好，请在 {{copyUntil}} 前下载。打开时需要验证您的手机。', '{{answer}}'],
      action: '下载副本',
      sms: '您的个人信息副本已备好，请在{{copyUntil}}前下载：{{link}}',
    },
    'en-US': {
      subject: 'The copy of your data is ready',
      lines: [
        'The copy of your data is ready. Fetch it before {{copyUntil}}; we check your phone first.',
        '{{answer}}',
      ],
      action: 'Fetch the copy',
      sms: 'The copy of your data is ready. Fetch it before {{copyUntil}}: {{link}}',
    },
  },
  'data-request-rejected': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '个人信息请求未能办理', 'en-US': 'Data request rejected' },
    fields: { kind: 'always', reason: 'mail', link: 'optional' },
    'zh-CN': {
      subject: '您的请求未能办理：{{kind}}',
      lines: ['您的请求（{{kind}}）未能办理。', '原因：{{reason}}', '如有异议，可以再次提出，或向监管部门投诉。'],
      action: '查看答复',
      sms: '您的请求（{{kind}}）未能办理。{{#if link}}请查看原因：{{link}}{{/if}}',
    },
    'en-US': {
      subject: 'Your request could not be met: {{kind}}',
      lines: [
        'Your request for {{kind}} could not be met.',
        'Why: {{reason}}',
        'If you disagree, ask again, or complain to the supervisory authority.',
      ],
      action: 'Read the answer',
      sms: 'Your request for {{kind}} could not be met.{{#if link}} Read why: {{link}}{{/if}}',
    },
  },
});
