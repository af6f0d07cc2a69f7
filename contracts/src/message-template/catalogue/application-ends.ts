import { templatesOf } from './template.ts';

const seeZh = '查看投递记录';
const seeEn = 'See my applications';

/** How an application ended, in the person's eyes: polite, plain, and without promises. */
export const applicationEndTemplates = templatesOf({
  'application-not-passed': {
    scene: 'DELIVERY',
    title: { 'zh-CN': '应聘未通过', 'en-US': 'Application not passed' },
    fields: { position: 'optional', link: 'optional' },
    'zh-CN': {
      subject: '应聘结果：{{position}}',
      lines: [
        '感谢您应聘“{{position}}”，也感谢您为此花费的时间。',
        '很遗憾，这次应聘没有通过，我们不再继续推进。祝您找到合适的机会。',
      ],
      action: seeZh,
      sms: '{{name}}您好，感谢您应聘“{{position}}”。很遗憾，这次没有通过，祝您找到合适的机会。',
    },
    'en-US': {
      subject: 'The result of your application: {{position}}',
      lines: [
        'Thank you for applying for {{position}}, and for the time you gave to it.',
        'We are sorry to tell you that we will not go further with your application this time. We wish you success.',
      ],
      action: seeEn,
      sms: 'Thank you for applying for {{position}}. We are sorry that we will not go further with it this time.',
    },
  },
  'application-position-closed': {
    scene: 'DELIVERY',
    title: { 'zh-CN': '职位已关闭', 'en-US': 'Position closed' },
    fields: { position: 'optional', link: 'optional' },
    'zh-CN': {
      subject: '职位已关闭：{{position}}',
      lines: ['您应聘的“{{position}}”已停止招聘，您的应聘随之结束。感谢您的关注。'],
      action: seeZh,
      sms: '{{name}}您好，您应聘的“{{position}}”已停止招聘，应聘随之结束。感谢您的关注。',
    },
    'en-US': {
      subject: 'The position was closed: {{position}}',
      lines: ['We no longer hire for {{position}}, so your application has ended. Thank you for your interest.'],
      action: seeEn,
      sms: 'We no longer hire for {{position}}, so your application has ended. Thank you for your interest.',
    },
  },
  'application-kept': {
    scene: 'DELIVERY',
    title: { 'zh-CN': '转入人才库', 'en-US': 'Kept in the talent pool' },
    fields: { position: 'optional', link: 'optional' },
    'zh-CN': {
      subject: '应聘结果：{{position}}',
      lines: [
        '感谢您应聘“{{position}}”。这次应聘已结束。在您的授权有效期内，我们会保留您的简历，有合适的职位时可能与您联系。',
        '您可以随时在账号设置中撤回授权。',
      ],
      action: seeZh,
      sms: '{{name}}您好，您对“{{position}}”的应聘已结束。授权有效期内我们会保留您的简历，有合适的职位时可能与您联系。',
    },
    'en-US': {
      subject: 'The result of your application: {{position}}',
      lines: [
        'Thank you for applying for {{position}}. This application has ended. We keep your resume as long as your consent lives, and may contact you about other positions.',
        'You can take your consent back in the account settings at any time.',
      ],
      action: seeEn,
      sms: 'Your application for {{position}} has ended. We keep your resume as long as your consent lives, and may contact you about other positions.',
    },
  },
  'application-ended': {
    scene: 'DELIVERY',
    title: { 'zh-CN': '应聘已结束', 'en-US': 'Application ended' },
    fields: { position: 'optional', outcome: 'always', link: 'optional' },
    'zh-CN': {
      subject: '应聘已结束：{{position}}',
      lines: ['您对“{{position}}”的应聘已结束，结果：{{outcome}}。有疑问请联系招聘团队。'],
      action: seeZh,
      sms: '{{name}}您好，您对“{{position}}”的应聘已结束，结果：{{outcome}}。',
    },
    'en-US': {
      subject: 'Your application has ended: {{position}}',
      lines: [
        'Your application for {{position}} has ended with this result: {{outcome}}. For questions please contact our recruiters.',
      ],
      action: seeEn,
      sms: 'Your application for {{position}} has ended with this result: {{outcome}}.',
    },
  },
  'application-invalid': {
    scene: 'DELIVERY',
    title: { 'zh-CN': '投递无效', 'en-US': 'Application does not count' },
    fields: { position: 'optional', link: 'optional' },
    'zh-CN': {
      subject: '投递无效：{{position}}',
      lines: ['您对“{{position}}”的投递已被标为无效，不再处理。有疑问请联系招聘团队。'],
      action: seeZh,
      sms: '{{name}}您好，您对“{{position}}”的投递已被标为无效，不再处理。',
    },
    'en-US': {
      subject: 'Your application does not count: {{position}}',
      lines: [
        'Your application for {{position}} was marked as invalid and goes no further. For questions please contact our recruiters.',
      ],
      action: seeEn,
      sms: 'Your application for {{position}} was marked as invalid and goes no further.',
    },
  },
});
