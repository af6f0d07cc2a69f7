import { templatesOf } from './template.ts';

/** What staff are told of the work they gave to others, or that was left over. */
export const staffResultTemplates = templatesOf({
  'screening-answered': {
    scene: 'SCREENING',
    title: { 'zh-CN': '筛选有结果', 'en-US': 'Screening answered' },
    fields: { candidate: 'optional', position: 'optional', what: 'always', by: 'optional', link: 'always' },
    'zh-CN': {
      subject: '筛选结果：{{candidate}}，{{position}}，{{what}}',
      lines: ['您分配的“{{position}}”简历筛选有了结果：{{candidate}}，{{what}}（{{by}}）。'],
      action: '查看应聘记录',
    },
    'en-US': {
      subject: 'Screened: {{candidate}}, {{position}}: {{what}}',
      lines: ['A resume for {{position}} that you assigned was screened: {{candidate}}, {{what}} (by {{by}}).'],
      action: 'See the application',
    },
  },
  'screening-overdue': {
    scene: 'SCREENING',
    title: { 'zh-CN': '筛选已逾期', 'en-US': 'Screening overdue' },
    fields: { candidate: 'optional', position: 'optional', deadline: 'optional', by: 'optional', link: 'always' },
    'zh-CN': {
      subject: '筛选已逾期：{{candidate}}，{{position}}',
      lines: [
        '{{by}}没有在 {{deadline}} 前完成{{candidate}}的“{{position}}”简历筛选，任务已结束。',
        '可以在应聘记录里重新分配。',
      ],
      action: '查看应聘记录',
    },
    'en-US': {
      subject: 'Screening overdue: {{candidate}}, {{position}}',
      lines: [
        '{{by}} did not screen the resume of {{candidate}} for {{position}} before {{deadline}}; the task is over.',
        'You can assign it to someone else from the application.',
      ],
      action: 'See the application',
    },
  },
  'session-closed': {
    scene: 'APPOINTMENT',
    title: { 'zh-CN': '预约场次截止，有人未预约', 'en-US': 'Session closed without times booked' },
    fields: { position: 'optional', count: 'always', link: 'always' },
    'zh-CN': {
      subject: '预约场次已截止，{{count}} 人未预约：{{position}}',
      lines: [
        '“{{position}}”的预约场次已截止，还有 {{count}} 位候选人没有预约时间。',
        '可以延长期限、重新开放，或为他们直接安排面试。',
      ],
      action: '打开场次',
    },
    'en-US': {
      subject: 'Booking closed, without a time: {{count}} ({{position}})',
      lines: [
        'The booking for {{position}} has closed. Candidates who booked no time: {{count}}.',
        'You can reopen it with a later deadline, or arrange their interviews yourself.',
      ],
      action: 'Open the session',
    },
  },
  mentioned: {
    scene: 'SCREENING',
    title: { 'zh-CN': '在评论中被提到', 'en-US': 'Mentioned in a comment' },
    fields: { candidate: 'optional', by: 'optional', link: 'always' },
    'zh-CN': {
      subject: '{{by}}在评论中提到了您：{{candidate}}',
      lines: ['{{by}}在{{candidate}}的评论里提到了您。'],
      action: '查看评论',
    },
    'en-US': {
      subject: '{{by}} mentioned you: {{candidate}}',
      lines: ['{{by}} mentioned you in a comment on {{candidate}}.'],
      action: 'See the comment',
    },
  },
  'push-failed': {
    scene: 'COLLECTION',
    title: { 'zh-CN': '推送 SAP 失败', 'en-US': 'Push to SAP failed' },
    fields: { candidate: 'optional', position: 'optional', link: 'always' },
    'zh-CN': {
      subject: '推送SAP失败：{{candidate}}，{{position}}',
      lines: [
        '{{candidate}}（“{{position}}”）的入职信息没有推送成功。',
        '失败原因写在信息收集页面上，更正后可以再次推送。',
      ],
      action: '查看原因',
    },
    'en-US': {
      subject: 'The push to SAP failed: {{candidate}}, {{position}}',
      lines: [
        'The onboarding information of {{candidate}} ({{position}}) did not reach SAP.',
        'The page of the collection says why; push it again once that is put right.',
      ],
      action: 'See why',
    },
  },
});
