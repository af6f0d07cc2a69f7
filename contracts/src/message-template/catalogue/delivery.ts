import { templatesOf } from './template.ts';

export const deliveryTemplates = templatesOf({
  'resume-delivered': {
    scene: 'DELIVERY',
    title: { 'zh-CN': '已收到投递', 'en-US': 'Application received' },
    fields: { position: 'optional', number: 'always', link: 'optional' },
    'zh-CN': {
      subject: '已收到您投递的简历：{{position}}',
      lines: [
        '我们已收到您对“{{position}}”的投递，投递编号 {{number}}。',
        '招聘团队会尽快查看您的简历，您可以随时在“投递记录”中查看进展。',
      ],
      action: '查看投递记录',
    },
    'en-US': {
      subject: 'We received your application: {{position}}',
      lines: [
        'Thank you for applying for {{position}}. Your application number is {{number}}.',
        'Our recruiters will look at your resume soon. You can follow the progress under "My applications" at any time.',
      ],
      action: 'See my applications',
    },
  },
  'onboard-confirmed': {
    scene: 'ONBOARDING',
    title: { 'zh-CN': '欢迎加入', 'en-US': 'Welcome' },
    fields: { position: 'optional' },
    'zh-CN': {
      subject: '欢迎加入{{company}}',
      lines: ['您已完成入职办理，职位“{{position}}”。欢迎加入{{company}}！'],
    },
    'en-US': {
      subject: 'Welcome to {{company}}',
      lines: ['Your onboarding for {{position}} is complete. Welcome to {{company}}!'],
    },
  },
});
