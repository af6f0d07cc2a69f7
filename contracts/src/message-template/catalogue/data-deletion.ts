import { templatesOf } from './template.ts';

/** What a person is told of the deletion of their data: that it comes, or that it did not. */
export const dataDeletionTemplates = templatesOf({
  'data-deletion-to-come': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '个人信息即将删除', 'en-US': 'Data about to be erased' },
    fields: { erasesAt: 'always', answer: 'mail', contactMail: 'optional' },
    'zh-CN': {
      subject: '您的个人信息将于 {{erasesAt}} 删除',
      lines: [
        '您要求删除个人信息，我们会在 {{erasesAt}} 开始删除，包括账号、简历和应聘记录，无法恢复。',
        '在那之前，您可以登录下载已备好的个人信息副本；删除之后副本也不能再下载。',
        '{{answer}}',
        '{{#if contactMail}}如果不是您本人要求的，请在那之前写信到 {{contactMail}}。{{/if}}',
      ],
      sms: '您的个人信息将于{{erasesAt}}开始删除，包括账号和应聘记录，无法恢复；已备好的副本请在那之前下载。{{#if contactMail}}如非本人要求，请马上写信到 {{contactMail}}{{/if}}',
    },
    'en-US': {
      subject: 'Your data will be erased at {{erasesAt}}',
      lines: [
        'You asked us to delete your data. From {{erasesAt}} we erase your account, resume and applications for good.',
        'Until then you can sign in and fetch a copy that is ready; afterwards the copy is gone, too.',
        '{{answer}}',
        '{{#if contactMail}}If you did not ask for this, write to {{contactMail}} before then.{{/if}}',
      ],
      sms: 'Your data will be erased for good at {{erasesAt}}, with your account and applications. Fetch a copy that is ready before then.{{#if contactMail}} Not you? Write to {{contactMail}} now.{{/if}}',
    },
  },
  'erasure-announced': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '保留期将满', 'en-US': 'Kept long enough, erased soon' },
    fields: { erasesAt: 'always', link: 'always', contactMail: 'optional' },
    'zh-CN': {
      subject: '您在{{company}}的个人信息将于 {{erasesAt}} 后删除',
      lines: [
        '您最后一次应聘早已结束，此后没有再次同意我们保存您的个人信息。按照隐私政策，我们会在 {{erasesAt}} 后删除您的账号、简历和应聘记录，无法恢复。',
        '想保留的话，请在那之前登录，在账号设置里再次同意隐私政策，或者投递一个职位；只登录是不够的。',
        '不需要保留的话，您什么都不用做。',
        '{{#if contactMail}}有疑问请写信到 {{contactMail}}。{{/if}}',
      ],
      action: '登录并保留',
      sms: '您在{{company}}的账号、简历和应聘记录将于{{erasesAt}}后删除，无法恢复。想保留请在那之前登录，再次同意隐私政策或投递职位：{{link}}',
    },
    'en-US': {
      subject: 'We erase your data at {{company}} after {{erasesAt}}',
      lines: [
        'Your last application ended long ago, and you have not agreed since that we keep your data. As our privacy policy says, after {{erasesAt}} we erase your account, resume and applications for good.',
        'To keep them, sign in before then and agree to the privacy policy again in your account settings, or apply for a position. Signing in alone is not enough.',
        'If you do not need them any more, there is nothing to do.',
        '{{#if contactMail}}Questions? Write to {{contactMail}}.{{/if}}',
      ],
      action: 'Sign in and stay',
      sms: 'After {{erasesAt}} {{company}} erases your account, resume and applications for good. To keep them, sign in and agree to the privacy policy again, or apply: {{link}}',
    },
  },
  'data-deletion-held-up': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '个人信息暂未删除', 'en-US': 'Data not erased for now' },
    fields: { kind: 'optional', reason: 'always', dueAt: 'always', link: 'optional', contactMail: 'optional' },
    'zh-CN': {
      subject: '您的个人信息暂未删除',
      lines: [
        '我们之前通知您将删除个人信息，现在还没有删除，您的账号和应聘记录都在。',
        '原因：{{reason}}',
        '您的请求重新转为处理中，我们会在 {{dueAt}} 前再次答复。',
        '{{#if contactMail}}有疑问请写信到 {{contactMail}}。{{/if}}',
      ],
      action: '查看进度',
      sms: '您的个人信息暂未删除：{{reason}}请求重新转为处理中，{{dueAt}}前答复。{{#if link}}进度：{{link}}{{/if}}',
    },
    'en-US': {
      subject: 'Your data were not erased for now',
      lines: [
        'We wrote that your data would be erased. They were not: your account and applications are still there.',
        'Why: {{reason}}',
        'Your request is in hand again, and we answer before {{dueAt}}.',
        '{{#if contactMail}}Questions? Write to {{contactMail}}.{{/if}}',
      ],
      action: 'See how it stands',
      sms: 'Your data were not erased for now: {{reason}} We answer again before {{dueAt}}.{{#if link}} {{link}}{{/if}}',
    },
  },
});
