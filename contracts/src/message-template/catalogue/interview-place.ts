/** When, how and where an interview is, in the letters that tell of it; when comes first. */
export const places = {
  'zh-CN': [
    '时间：{{start}}（{{minutes}}分钟）',
    '{{#if mode}}方式：{{mode}}{{/if}}',
    '{{#if where}}地点：{{where}}{{/if}}',
    '{{#if meetingCode}}会议号：{{meetingCode}}{{/if}}',
    '{{#if meetingPassword}}会议密码：{{meetingPassword}}{{/if}}',
    '{{#if meetingLink}}会议链接：{{meetingLink}}{{/if}}',
    '{{#if contact}}有事请联系：{{recruiter}}{{#if recruiter}}，{{/if}}{{contact}}{{/if}}',
  ],
  'en-US': [
    'Time: {{start}} ({{minutes}} minutes)',
    '{{#if mode}}How: {{mode}}{{/if}}',
    '{{#if where}}Where: {{where}}{{/if}}',
    '{{#if meetingCode}}Meeting code: {{meetingCode}}{{/if}}',
    '{{#if meetingPassword}}Meeting password: {{meetingPassword}}{{/if}}',
    '{{#if meetingLink}}Meeting link: {{meetingLink}}{{/if}}',
    '{{#if contact}}Questions? Ask {{recruiter}}{{#if recruiter}}, {{/if}}{{contact}}{{/if}}',
  ],
} as const;

/** What they are given for it. */
export const placeFields = {
  position: 'optional',
  start: 'always',
  minutes: 'optional',
  mode: 'optional',
  where: 'optional',
  meetingCode: 'optional',
  meetingPassword: 'optional',
  meetingLink: 'optional',
  recruiter: 'optional',
  contact: 'optional',
} as const;
