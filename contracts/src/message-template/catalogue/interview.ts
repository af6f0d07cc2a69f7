import { placeFields, places } from './interview-place.ts';
import { templatesOf } from './template.ts';

export const interviewTemplates = templatesOf({
  'interview-arranged': {
    scene: 'INTERVIEW',
    title: { 'zh-CN': '面试邀请', 'en-US': 'Interview invitation' },
    fields: { ...placeFields, link: 'always' },
    'zh-CN': {
      subject: '面试邀请：{{position}}',
      lines: ['诚邀您参加“{{position}}”的面试。', ...places['zh-CN'], '请打开下面的页面，确认是否参加。'],
      action: '回复面试邀请',
      sms: '{{name}}您好，邀请您参加“{{position}}”面试：{{start}}，{{mode}}。请回复是否参加：{{link}}',
    },
    'en-US': {
      subject: 'Interview invitation: {{position}}',
      lines: [
        'We would like to interview you for {{position}}.',
        ...places['en-US'],
        'Please open the page below and tell us whether you will come.',
      ],
      action: 'Reply to the invitation',
      sms: 'Interview for {{position}}: {{start}}, {{mode}}. Please reply: {{link}}',
    },
  },
  'interview-rescheduled': {
    scene: 'INTERVIEW',
    title: { 'zh-CN': '面试安排有变', 'en-US': 'Interview changed' },
    fields: { ...placeFields, formerStart: 'optional', link: 'always' },
    'zh-CN': {
      subject: '面试安排有变：{{position}}',
      lines: ['“{{position}}”的面试（原定 {{formerStart}}）安排有变：', ...places['zh-CN'], '请重新确认是否参加。'],
      action: '回复面试邀请',
      sms: '{{name}}您好，“{{position}}”面试改为{{start}}，{{mode}}。请重新确认：{{link}}',
    },
    'en-US': {
      subject: 'Your interview has changed: {{position}}',
      lines: [
        'Your interview for {{position}} (planned for {{formerStart}}) has changed:',
        ...places['en-US'],
        'Please confirm again whether you will come.',
      ],
      action: 'Reply to the invitation',
      sms: 'Your interview for {{position}} has changed: {{start}}, {{mode}}. Please confirm: {{link}}',
    },
  },
  'interview-reminded': {
    scene: 'INTERVIEW',
    title: { 'zh-CN': '面试前一天提醒', 'en-US': 'Reminder the day before an interview' },
    fields: { ...placeFields, unanswered: 'optional', link: 'always' },
    'zh-CN': {
      subject: '提醒：明天的面试（{{position}}）',
      lines: [
        '提醒您：“{{position}}”的面试就在明天。',
        ...places['zh-CN'],
        '{{#if unanswered}}您还没有回复是否参加，请打开下面的页面回复。{{/if}}',
      ],
      action: '查看面试安排',
      sms: '{{name}}您好，提醒您“{{position}}”的面试：{{start}}，{{mode}}。详情：{{link}}',
    },
    'en-US': {
      subject: 'Reminder: your interview tomorrow ({{position}})',
      lines: [
        'Your interview for {{position}} is tomorrow.',
        ...places['en-US'],
        '{{#if unanswered}}You have not told us yet whether you will come. Please answer on the page below.{{/if}}',
      ],
      action: 'See the interview',
      sms: 'Reminder of your interview for {{position}}: {{start}}, {{mode}}. Details: {{link}}',
    },
  },
  'interview-cancelled': {
    scene: 'INTERVIEW',
    title: { 'zh-CN': '面试已取消', 'en-US': 'Interview cancelled' },
    fields: { position: 'optional', start: 'always' },
    'zh-CN': {
      subject: '面试已取消：{{position}}',
      lines: ['很抱歉，原定 {{start}} 的“{{position}}”面试已取消。'],
      sms: '{{name}}您好，原定{{start}}的“{{position}}”面试已取消。',
    },
    'en-US': {
      subject: 'Interview cancelled: {{position}}',
      lines: ['We are sorry: the interview for {{position}} at {{start}} was cancelled.'],
      sms: 'The interview for {{position}} at {{start}} was cancelled.',
    },
  },
  'interview-called-off': {
    scene: 'INTERVIEW',
    title: { 'zh-CN': '面试不再进行', 'en-US': 'Interview called off' },
    fields: { position: 'optional', start: 'always' },
    'zh-CN': {
      subject: '面试不再进行：{{position}}',
      lines: ['“{{position}}”的应聘已结束，原定 {{start}} 的面试不再进行，您不用前来。'],
      sms: '{{name}}您好，“{{position}}”的应聘已结束，原定{{start}}的面试不再进行，不用前来。',
    },
    'en-US': {
      subject: 'Your interview will not take place: {{position}}',
      lines: [
        'Your application for {{position}} is over, so the interview at {{start}} will not take place. You need not come.',
      ],
      sms: 'Your application for {{position}} is over; the interview at {{start}} will not take place.',
    },
  },
});
