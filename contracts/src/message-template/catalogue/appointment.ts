import { templatesOf } from './template.ts';

export const appointmentTemplates = templatesOf({
  'appointment-invited': {
    scene: 'APPOINTMENT',
    title: { 'zh-CN': '邀请预约面试', 'en-US': 'Invitation to book an interview' },
    fields: { position: 'optional', deadline: 'always', link: 'always' },
    'zh-CN': {
      subject: '请预约面试时间：{{position}}',
      lines: ['我们邀请您参加“{{position}}”的面试，请在 {{deadline}} 前选择您方便的时间。'],
      action: '预约面试时间',
      sms: '{{name}}您好，邀请您预约“{{position}}”面试时间，请于{{deadline}}前完成：{{link}}',
    },
    'en-US': {
      subject: 'Choose your interview time: {{position}}',
      lines: ['We would like to meet you about {{position}}. Please choose a time that suits you before {{deadline}}.'],
      action: 'Choose a time',
      sms: 'Please choose your interview time for {{position}} before {{deadline}}: {{link}}',
    },
  },
  'appointment-urged': {
    scene: 'APPOINTMENT',
    title: { 'zh-CN': '提醒预约面试', 'en-US': 'Reminder to book an interview' },
    fields: { position: 'optional', deadline: 'always', link: 'always' },
    'zh-CN': {
      subject: '提醒：请预约面试时间（{{position}}）',
      lines: ['您还没有预约“{{position}}”的面试时间，预约将于 {{deadline}} 截止。'],
      action: '预约面试时间',
      sms: '{{name}}您好，您还未预约“{{position}}”面试时间，{{deadline}}截止：{{link}}',
    },
    'en-US': {
      subject: 'Reminder: choose your interview time ({{position}})',
      lines: ['You have not chosen an interview time for {{position}} yet. Booking closes at {{deadline}}.'],
      action: 'Choose a time',
      sms: 'Reminder: choose your interview time for {{position}} before {{deadline}}: {{link}}',
    },
  },
  'appointment-extended': {
    scene: 'APPOINTMENT',
    title: { 'zh-CN': '预约时间已延长', 'en-US': 'More time to book' },
    fields: { position: 'optional', deadline: 'always', link: 'always' },
    'zh-CN': {
      subject: '面试预约时间已延长：{{position}}',
      lines: ['“{{position}}”的面试预约截止时间已延长至 {{deadline}}。'],
      action: '预约面试时间',
      sms: '{{name}}您好，“{{position}}”面试预约已延长至{{deadline}}：{{link}}',
    },
    'en-US': {
      subject: 'More time to choose your interview: {{position}}',
      lines: ['You can now choose your interview time for {{position}}, or change it, until {{deadline}}.'],
      action: 'Choose a time',
      sms: 'You can now choose or change your interview time for {{position}} until {{deadline}}: {{link}}',
    },
  },
  'reservation-confirmed': {
    scene: 'APPOINTMENT',
    title: { 'zh-CN': '面试时间已预约', 'en-US': 'Interview time booked' },
    fields: { position: 'optional', start: 'always' },
    'zh-CN': {
      subject: '面试时间已预约：{{position}}',
      lines: ['您已预约“{{position}}”的面试时间：{{start}}。', '具体安排确认后，我们会再通知您。'],
      sms: '{{name}}您好，您已预约“{{position}}”面试：{{start}}。具体安排将另行通知。',
    },
    'en-US': {
      subject: 'Your interview time is booked: {{position}}',
      lines: [
        'You booked your interview for {{position}}: {{start}}.',
        'We will write again once the details are settled.',
      ],
      sms: 'Your interview for {{position}} is booked: {{start}}. Details will follow.',
    },
  },
  'reservation-moved': {
    scene: 'APPOINTMENT',
    title: { 'zh-CN': '预约时间已调整', 'en-US': 'Interview time moved' },
    fields: { position: 'optional', start: 'always' },
    'zh-CN': {
      subject: '面试预约时间已调整：{{position}}',
      lines: ['您预约的“{{position}}”面试时间已调整为：{{start}}。'],
      sms: '{{name}}您好，“{{position}}”面试预约时间调整为{{start}}。',
    },
    'en-US': {
      subject: 'Your interview time was moved: {{position}}',
      lines: ['Your booked interview time for {{position}} was moved to {{start}}.'],
      sms: 'Your interview time for {{position}} was moved to {{start}}.',
    },
  },
  'appointment-cancelled': {
    scene: 'APPOINTMENT',
    title: { 'zh-CN': '面试预约已取消', 'en-US': 'Interview booking cancelled' },
    fields: { position: 'optional' },
    'zh-CN': {
      subject: '面试预约已取消：{{position}}',
      lines: ['很抱歉，“{{position}}”的面试预约已取消。如需重新安排，招聘团队会与您联系。'],
      sms: '{{name}}您好，“{{position}}”面试预约已取消，如需重新安排我们会与您联系。',
    },
    'en-US': {
      subject: 'Interview booking cancelled: {{position}}',
      lines: [
        'We are sorry: the interview booking for {{position}} was cancelled. We will contact you if it is arranged anew.',
      ],
      sms: 'The interview booking for {{position}} was cancelled. We will contact you if it is arranged anew.',
    },
  },
});
