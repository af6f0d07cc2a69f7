import { templatesOf } from './template.ts';

export const offerTemplates = templatesOf({
  /** Its words are those that the recruiter wrote and approved for sending; until when to answer stands before them, not after their signature. */
  'offer-sent': {
    scene: 'OFFER',
    title: { 'zh-CN': '发送 Offer', 'en-US': 'Offer sent' },
    fields: {
      mailSubject: 'mail',
      mailContent: 'mail',
      smsContent: 'sms',
      position: 'optional',
      expiresAt: 'always',
      link: 'always',
      attachment: 'optional',
    },
    ownLetter: true,
    'zh-CN': {
      subject: '{{mailSubject}}',
      lines: [
        '请在 {{expiresAt}} 前回复这份Offer，链接在信的后面。',
        '{{mailContent}}',
        '录用通知书可以在这里下载：{{attachment}}',
      ],
      action: '查看并回复Offer',
      sms: '{{smsContent}} {{expiresAt}}前有效：{{link}}',
    },
    'en-US': {
      subject: '{{mailSubject}}',
      lines: [
        'Please answer this offer before {{expiresAt}}; the link follows the letter.',
        '{{mailContent}}',
        'The offer letter can be downloaded here: {{attachment}}',
      ],
      action: 'See and answer the offer',
      sms: '{{smsContent}} It works until {{expiresAt}}: {{link}}',
    },
  },
  'offer-link-renewed': {
    scene: 'OFFER',
    title: { 'zh-CN': 'Offer 链接已更新', 'en-US': 'New link to the offer' },
    fields: { position: 'optional', expiresAt: 'always', link: 'always' },
    'zh-CN': {
      subject: 'Offer链接已更新：{{position}}',
      lines: ['“{{position}}”的Offer链接已更新，请使用新链接，在 {{expiresAt}} 前回复。'],
      action: '查看并回复Offer',
      sms: '{{name}}您好，“{{position}}”的Offer链接已更新，请于{{expiresAt}}前回复：{{link}}',
    },
    'en-US': {
      subject: 'A new link to your offer: {{position}}',
      lines: ['Here is a new link to your offer for {{position}}. Please answer before {{expiresAt}}.'],
      action: 'See and answer the offer',
      sms: 'A new link to your offer for {{position}}; please answer before {{expiresAt}}: {{link}}',
    },
  },
  'offer-reminded': {
    scene: 'OFFER',
    title: { 'zh-CN': '提醒回复 Offer', 'en-US': 'Reminder to answer the offer' },
    fields: { position: 'optional', expiresAt: 'always', link: 'always' },
    'zh-CN': {
      subject: '提醒：请回复Offer（{{position}}）',
      lines: ['您还没有回复“{{position}}”的Offer，链接将于 {{expiresAt}} 失效。'],
      action: '查看并回复Offer',
      sms: '{{name}}您好，请于{{expiresAt}}前回复“{{position}}”的Offer：{{link}}',
    },
    'en-US': {
      subject: 'Reminder: please answer your offer ({{position}})',
      lines: ['You have not answered your offer for {{position}} yet. The link ends at {{expiresAt}}.'],
      action: 'See and answer the offer',
      sms: 'Please answer your offer for {{position}} before {{expiresAt}}: {{link}}',
    },
  },
});
