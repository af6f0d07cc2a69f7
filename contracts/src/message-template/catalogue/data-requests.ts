import { templatesOf } from './template.ts';

/** What a person, and whoever answers, is told of a request about their data until it is answered. */
export const dataRequestTemplates = templatesOf({
  'data-request-received': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '受理个人信息请求', 'en-US': 'Data request received' },
    fields: { kind: 'always', dueAt: 'always', link: 'optional', contactMail: 'optional' },
    'zh-CN': {
      subject: '已受理您的请求：{{kind}}',
      lines: [
        '我们已收到您的请求：{{kind}}。我们会在 {{dueAt}} 前答复您。',
        '{{#if contactMail}}如果不是您本人提出，请马上写信到 {{contactMail}}。{{/if}}',
      ],
      action: '查看进度',
      sms: '已受理您的请求：{{kind}}，{{dueAt}}前答复。{{#if link}}进度：{{link}} {{/if}}{{#if contactMail}}如非本人提出，请写信到 {{contactMail}}{{/if}}',
    },
    'en-US': {
      subject: 'We received your request: {{kind}}',
      lines: [
        'You asked for {{kind}}. We will answer before {{dueAt}}.',
        '{{#if contactMail}}If this was not you, write to {{contactMail}} at once.{{/if}}',
      ],
      action: 'See how it stands',
      sms: 'We received your request for {{kind}} and answer before {{dueAt}}.{{#if link}} {{link}}{{/if}}{{#if contactMail}} Not you? Write to {{contactMail}}{{/if}}',
    },
  },
  'data-request-taken': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '开始办理个人信息请求', 'en-US': 'Data request taken up' },
    fields: { kind: 'always', link: 'optional' },
    'zh-CN': {
      subject: '您的请求正在处理：{{kind}}',
      lines: ['您的请求（{{kind}}）已有专人处理，完成后会再通知您。'],
      action: '查看进度',
      sms: '您的请求（{{kind}}）正在处理。{{#if link}}进度：{{link}}{{/if}}',
    },
    'en-US': {
      subject: 'Your request is being handled: {{kind}}',
      lines: ['A colleague is working on your request for {{kind}}. We will write again when it is done.'],
      action: 'See how it stands',
      sms: 'We are working on your request for {{kind}}.{{#if link}} {{link}}{{/if}}',
    },
  },
  'data-request-alarm': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '个人信息请求将到期', 'en-US': 'Data request nearly due' },
    fields: { candidate: 'optional', kind: 'always', dueAt: 'always', link: 'always' },
    'zh-CN': {
      subject: '数据请求将到期：{{candidate}}，{{kind}}',
      lines: ['{{candidate}}的数据请求（{{kind}}）尚未答复，须在 {{dueAt}} 前答复。'],
      action: '去处理',
    },
    'en-US': {
      subject: 'A data request is nearly due: {{candidate}}, {{kind}}',
      lines: ['The request of {{candidate}} ({{kind}}) is not answered yet. It must be before {{dueAt}}.'],
      action: 'Open request',
    },
  },
});
