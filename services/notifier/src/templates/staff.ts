import { templatesOf } from './template.ts';

export const staffTemplates = templatesOf({
  'screening-assigned': {
    scene: 'SCREENING',
    'zh-CN': {
      subject: '新的简历筛选任务：{{position}}',
      lines: ['您有一份“{{position}}”的简历待筛选，请在 {{deadline}} 前完成。'],
      action: '去筛选',
    },
    'en-US': {
      subject: 'A resume to screen: {{position}}',
      lines: ['A resume for {{position}} waits for your opinion. Please screen it before {{deadline}}.'],
      action: 'Screen it',
    },
  },
  'approval-requested': {
    scene: 'APPROVAL',
    'zh-CN': {
      subject: 'Offer待您审批：{{position}}',
      lines: ['“{{position}}”的一份Offer等待您审批。'],
      action: '去审批',
    },
    'en-US': {
      subject: 'An offer waits for your approval: {{position}}',
      lines: ['An offer for {{position}} waits for your approval.'],
      action: 'Review the offer',
    },
  },
  'candidate-taken-up': {
    scene: 'SCREENING',
    'zh-CN': {
      subject: '您的候选人被同事加入另一职位：{{position}}',
      lines: [
        '“{{position}}”的一位候选人，刚被同事加入了另一职位。您的应聘记录不受影响。',
        '打开候选人页面，可以看到对方进行到哪个阶段、该找哪位同事沟通。',
      ],
      action: '查看候选人',
    },
    'en-US': {
      subject: 'A candidate of yours was taken up for another position: {{position}}',
      lines: [
        'A colleague took up a candidate of {{position}} for another position. Your own application stays as it is.',
        'The candidate’s page shows at which stage the other application is, and whom to ask about it.',
      ],
      action: 'See the candidate',
    },
  },
  'offer-answered': {
    scene: 'OFFER',
    'zh-CN': { subject: '{{what}}：{{position}}', lines: ['“{{position}}”：{{what}}。'], action: '查看Offer' },
    'en-US': { subject: '{{what}}: {{position}}', lines: ['{{position}}: {{what}}.'], action: 'See the offer' },
  },
});
