import { templatesOf } from './template.ts';

const seeZh = '查看投递记录';
const seeEn = 'See my applications';

/** Where an application goes, in the person's eyes. */
export const applicationTemplates = templatesOf({
  'application-moved': {
    scene: 'DELIVERY',
    title: { 'zh-CN': '应聘有进展', 'en-US': 'Application moved' },
    fields: { position: 'optional', stage: 'always', link: 'optional' },
    'zh-CN': {
      subject: '应聘进展：{{position}}，{{stage}}',
      lines: ['您应聘的“{{position}}”有新进展，当前环节：{{stage}}。'],
      action: seeZh,
      sms: '{{name}}您好，您应聘的“{{position}}”有新进展，当前环节：{{stage}}。',
    },
    'en-US': {
      subject: 'Your application: {{position}}, {{stage}}',
      lines: ['There is news of your application for {{position}}. It is now at: {{stage}}.'],
      action: seeEn,
      sms: 'Your application for {{position}} is now at: {{stage}}.',
    },
  },
  'application-reopened': {
    scene: 'DELIVERY',
    title: { 'zh-CN': '应聘重新开始', 'en-US': 'Application opened again' },
    fields: { position: 'optional', stage: 'always', link: 'optional' },
    'zh-CN': {
      subject: '您的应聘重新开始：{{position}}',
      lines: ['您对“{{position}}”的应聘已重新开始，当前环节：{{stage}}。'],
      action: seeZh,
      sms: '{{name}}您好，您对“{{position}}”的应聘已重新开始，当前环节：{{stage}}。',
    },
    'en-US': {
      subject: 'Your application goes on: {{position}}',
      lines: ['Your application for {{position}} was opened again. It is now at: {{stage}}.'],
      action: seeEn,
      sms: 'Your application for {{position}} was opened again. It is now at: {{stage}}.',
    },
  },
  'application-transferred': {
    scene: 'DELIVERY',
    title: { 'zh-CN': '应聘转到另一职位', 'en-US': 'Application moved to another position' },
    fields: { position: 'optional', toPosition: 'always', link: 'optional' },
    'zh-CN': {
      subject: '您的应聘转到另一职位：{{toPosition}}',
      lines: ['您对“{{position}}”的应聘已转到“{{toPosition}}”，我们会重新查看您的简历。'],
      action: seeZh,
      sms: '{{name}}您好，您对“{{position}}”的应聘已转到“{{toPosition}}”。',
    },
    'en-US': {
      subject: 'Your application goes on for another position: {{toPosition}}',
      lines: ['Your application for {{position}} was moved to {{toPosition}}. We will look at your resume for it.'],
      action: seeEn,
      sms: 'Your application for {{position}} was moved to {{toPosition}}.',
    },
  },
  'application-withdrawn': {
    scene: 'DELIVERY',
    title: { 'zh-CN': '已撤回投递', 'en-US': 'Application withdrawn' },
    fields: { position: 'optional', link: 'optional' },
    'zh-CN': {
      subject: '您已撤回投递：{{position}}',
      lines: ['您已撤回对“{{position}}”的投递，招聘团队已收到通知。'],
      action: seeZh,
    },
    'en-US': {
      subject: 'You withdrew your application: {{position}}',
      lines: ['You withdrew your application for {{position}}. Our recruiters were told.'],
      action: seeEn,
    },
  },
});
