import { placeFields, places } from './interview-place.ts';
import { templatesOf } from './template.ts';

/** What staff are told of interviews, and of what candidates answer. */
export const interviewStaffTemplates = templatesOf({
  'interview-for-interviewer': {
    scene: 'INTERVIEW',
    title: { 'zh-CN': '面试官：面试安排', 'en-US': 'Interviewer: an interview' },
    fields: { what: 'always', candidate: 'optional', ...placeFields, link: 'always' },
    'zh-CN': {
      subject: '{{what}}：{{candidate}}，{{position}}，{{start}}',
      lines: [
        '{{what}}：{{candidate}}，“{{position}}”，{{start}}。',
        '{{#if minutes}}时长：{{minutes}}分钟{{/if}}',
        ...places['zh-CN'].slice(1),
      ],
      action: '打开面试',
    },
    'en-US': {
      subject: '{{what}}: {{candidate}}, {{position}}, {{start}}',
      lines: [
        '{{what}}: {{candidate}}, {{position}}, {{start}}.',
        '{{#if minutes}}Length: {{minutes}} minutes{{/if}}',
        ...places['en-US'].slice(1),
      ],
      action: 'Open the interview',
    },
  },
  'interview-answered': {
    scene: 'INTERVIEW',
    title: { 'zh-CN': '候选人答复面试', 'en-US': 'Candidate answered an interview' },
    fields: {
      candidate: 'optional',
      what: 'always',
      position: 'optional',
      start: 'optional',
      reason: 'optional',
      link: 'always',
    },
    'zh-CN': {
      subject: '{{candidate}}{{what}}面试：{{position}}，{{start}}',
      lines: ['{{candidate}}{{what}} {{start}} 的“{{position}}”面试。', '{{#if reason}}原因：{{reason}}{{/if}}'],
      action: '查看详情',
    },
    'en-US': {
      subject: '{{candidate}} {{what}} to the interview: {{position}}, {{start}}',
      lines: [
        '{{candidate}} {{what}} to the interview for {{position}} at {{start}}.',
        '{{#if reason}}Why: {{reason}}{{/if}}',
      ],
      action: 'See the details',
    },
  },
  'appointment-declined': {
    scene: 'APPOINTMENT',
    title: { 'zh-CN': '候选人不参加预约', 'en-US': 'Candidate declined to book' },
    fields: { candidate: 'optional', position: 'optional', reason: 'optional', link: 'always' },
    'zh-CN': {
      subject: '{{candidate}}不参加面试预约：{{position}}',
      lines: ['{{candidate}}答复不参加“{{position}}”的面试，没有预约时间。', '{{#if reason}}原因：{{reason}}{{/if}}'],
      action: '查看详情',
    },
    'en-US': {
      subject: '{{candidate}} declined to book an interview: {{position}}',
      lines: [
        '{{candidate}} does not want to come to an interview for {{position}}, and booked no time.',
        '{{#if reason}}Why: {{reason}}{{/if}}',
      ],
      action: 'See the details',
    },
  },
});
