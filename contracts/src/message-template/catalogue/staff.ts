import { templatesOf } from './template.ts';

export const staffTemplates = templatesOf({
  'screening-assigned': {
    scene: 'SCREENING',
    title: { 'zh-CN': '筛选人：新的简历', 'en-US': 'Screener: a resume to screen' },
    fields: { position: 'optional', deadline: 'always', link: 'always' },
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
    title: { 'zh-CN': '审批人：Offer 待审批', 'en-US': 'Approver: an offer waits' },
    fields: { candidate: 'optional', position: 'optional', by: 'optional', link: 'always' },
    'zh-CN': {
      subject: 'Offer待您审批：{{candidate}}，{{position}}',
      lines: ['{{candidate}}的“{{position}}”Offer等待您审批。', '{{#if by}}提交人：{{by}}{{/if}}'],
      action: '去审批',
    },
    'en-US': {
      subject: 'An offer waits for your approval: {{candidate}}, {{position}}',
      lines: ['The offer to {{candidate}} for {{position}} waits for your approval.', '{{#if by}}From: {{by}}{{/if}}'],
      action: 'Review the offer',
    },
  },
  'candidate-taken-up': {
    scene: 'SCREENING',
    title: { 'zh-CN': '候选人被加入另一职位', 'en-US': 'Candidate taken up for another position' },
    fields: { position: 'optional', link: 'always' },
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
  'contact-change-proposed': {
    scene: 'SCREENING',
    title: { 'zh-CN': '待确认候选人的联系方式', 'en-US': 'Candidate’s contact to confirm' },
    fields: { position: 'optional', changed: 'always', by: 'optional', link: 'always' },
    'zh-CN': {
      subject: '请确认候选人的{{changed}}：{{position}}',
      lines: [
        '同事{{#if by}}{{by}}{{/if}}提议修改“{{position}}”一位候选人的{{changed}}。',
        '请用现有的联系方式向候选人核实，再打开候选人页面确认。14 天内没有确认，修改不会生效。',
      ],
      action: '查看候选人',
    },
    'en-US': {
      subject: 'Confirm a candidate’s {{changed}}: {{position}}',
      lines: [
        '{{#if by}}{{by}}{{/if}} proposed to change the {{changed}} of a candidate for {{position}}.',
        'Check with the candidate at the present contact, then confirm on their page. Without your confirmation within 14 days nothing changes.',
      ],
      action: 'See the candidate',
    },
  },
  'offer-answered': {
    scene: 'OFFER',
    title: { 'zh-CN': 'Offer 有答复', 'en-US': 'Offer answered' },
    fields: { candidate: 'optional', what: 'always', position: 'optional', reason: 'optional', link: 'always' },
    'zh-CN': {
      subject: '{{candidate}}：{{what}}（{{position}}）',
      lines: ['{{candidate}}，“{{position}}”：{{what}}。', '{{#if reason}}原因：{{reason}}{{/if}}'],
      action: '查看Offer',
    },
    'en-US': {
      subject: '{{candidate}}: {{what}} ({{position}})',
      lines: ['{{candidate}}, {{position}}: {{what}}.', '{{#if reason}}Why: {{reason}}{{/if}}'],
      action: 'See the offer',
    },
  },
  'candidate-withdrew': {
    scene: 'DELIVERY',
    title: { 'zh-CN': '候选人结束应聘', 'en-US': 'Candidate ended the application' },
    fields: { candidate: 'optional', outcome: 'always', position: 'optional', reason: 'optional', link: 'always' },
    'zh-CN': {
      subject: '{{candidate}}的应聘已结束（{{outcome}}）：{{position}}',
      lines: ['{{candidate}}结束了对“{{position}}”的应聘：{{outcome}}。', '{{#if reason}}原因：{{reason}}{{/if}}'],
      action: '查看候选人',
    },
    'en-US': {
      subject: '{{candidate}} ended the application ({{outcome}}): {{position}}',
      lines: [
        '{{candidate}} ended the application for {{position}}: {{outcome}}.',
        '{{#if reason}}Why: {{reason}}{{/if}}',
      ],
      action: 'See the candidate',
    },
  },
  'collection-submitted': {
    scene: 'COLLECTION',
    title: { 'zh-CN': '候选人提交入职信息', 'en-US': 'Candidate handed in the information' },
    fields: { candidate: 'optional', position: 'optional', link: 'always' },
    'zh-CN': {
      subject: '{{candidate}}已提交入职信息：{{position}}',
      lines: ['{{candidate}}提交了“{{position}}”的入职信息，请核对。'],
      action: '查看入职信息',
    },
    'en-US': {
      subject: '{{candidate}} handed in the onboarding information: {{position}}',
      lines: ['{{candidate}} handed in the onboarding information for {{position}}. Please check it.'],
      action: 'See the information',
    },
  },
});
