import { templatesOf } from './template.ts';

export const collectionTemplates = templatesOf({
  'collection-sent': {
    scene: 'COLLECTION',
    title: { 'zh-CN': '请填写入职信息', 'en-US': 'Onboarding information asked for' },
    fields: { position: 'optional', expiresAt: 'always', link: 'always' },
    'zh-CN': {
      subject: '请填写入职信息：{{position}}',
      lines: ['为办理“{{position}}”的入职，请在 {{expiresAt}} 前填写入职信息。'],
      action: '填写入职信息',
      sms: '{{name}}您好，请于{{expiresAt}}前填写入职信息：{{link}}',
    },
    'en-US': {
      subject: 'Your onboarding information: {{position}}',
      lines: ['To prepare your first day as {{position}}, please fill in your information before {{expiresAt}}.'],
      action: 'Fill in my information',
      sms: 'Please fill in your onboarding information before {{expiresAt}}: {{link}}',
    },
  },
  'collection-received': {
    scene: 'COLLECTION',
    title: { 'zh-CN': '已收到入职信息', 'en-US': 'Onboarding information received' },
    fields: { position: 'optional' },
    'zh-CN': {
      subject: '已收到您的入职信息：{{position}}',
      lines: ['我们已收到您提交的“{{position}}”入职信息。如需修改，我们会再请您打开链接。'],
    },
    'en-US': {
      subject: 'We received your onboarding information: {{position}}',
      lines: [
        'We received your onboarding information for {{position}}. If something has to be corrected, we will send you a link.',
      ],
    },
  },
  'collection-rejected': {
    scene: 'COLLECTION',
    title: { 'zh-CN': '入职信息需要修改', 'en-US': 'Onboarding information to correct' },
    fields: { position: 'optional', reason: 'optional', fields: 'mail', expiresAt: 'always', link: 'always' },
    'zh-CN': {
      subject: '请修改入职信息：{{position}}',
      lines: [
        '您提交的入职信息需要修改。',
        '{{#if reason}}原因：{{reason}}{{/if}}',
        '需要修改的内容：{{fields}}',
        '请在 {{expiresAt}} 前重新提交。',
      ],
      action: '修改入职信息',
      sms: '{{name}}您好，您的入职信息需要修改，请于{{expiresAt}}前重新提交：{{link}}',
    },
    'en-US': {
      subject: 'Please correct your onboarding information: {{position}}',
      lines: [
        'Something in your onboarding information needs to be corrected.',
        '{{#if reason}}Why: {{reason}}{{/if}}',
        'To correct: {{fields}}',
        'Please hand it in again before {{expiresAt}}.',
      ],
      action: 'Correct my information',
      sms: 'Please correct your onboarding information before {{expiresAt}}: {{link}}',
    },
  },
  'collection-reminded': {
    scene: 'COLLECTION',
    title: { 'zh-CN': '提醒填写入职信息', 'en-US': 'Reminder of the onboarding information' },
    fields: { position: 'optional', expiresAt: 'always', link: 'always' },
    'zh-CN': {
      subject: '提醒：请填写入职信息（{{position}}）',
      lines: ['您的入职信息还没有提交，链接将于 {{expiresAt}} 失效。'],
      action: '填写入职信息',
      sms: '{{name}}您好，您的入职信息还未提交，请于{{expiresAt}}前完成：{{link}}',
    },
    'en-US': {
      subject: 'Reminder: your onboarding information ({{position}})',
      lines: ['Your onboarding information has not been handed in yet. The link ends at {{expiresAt}}.'],
      action: 'Fill in my information',
      sms: 'Reminder: please hand in your onboarding information before {{expiresAt}}: {{link}}',
    },
  },
});
