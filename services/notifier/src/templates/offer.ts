import { templatesOf } from './template.ts';

export const offerTemplates = templatesOf({
  /** Its words are those that the recruiter wrote and approved for sending; until when to answer stands before them, not after their signature. */
  'offer-sent': {
    scene: 'OFFER',
    ownLetter: true,
    'zh-CN': {
      subject: '{{mailSubject}}',
      lines: ['请在 {{expiresAt}} 前回复这份Offer，链接在信的后面。', '{{mailContent}}'],
      action: '查看并回复Offer',
      sms: '{{smsContent}} {{expiresAt}}前有效：{{link}}',
    },
    'en-US': {
      subject: '{{mailSubject}}',
      lines: ['Please answer this offer before {{expiresAt}}; the link follows the letter.', '{{mailContent}}'],
      action: 'See and answer the offer',
      sms: '{{smsContent}} It works until {{expiresAt}}: {{link}}',
    },
  },
  'offer-link-renewed': {
    scene: 'OFFER',
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
  'offer-accepted': {
    scene: 'OFFER',
    'zh-CN': {
      subject: '您已接受Offer：{{position}}',
      lines: ['我们已收到您接受“{{position}}”Offer的回复。', '接下来我们会请您填写入职信息。'],
    },
    'en-US': {
      subject: 'You accepted the offer: {{position}}',
      lines: [
        'We received your acceptance of the offer for {{position}}.',
        'Next, we will ask you for the information that we need for your first day.',
      ],
    },
  },
  'offer-refused': {
    scene: 'OFFER',
    'zh-CN': {
      subject: '您已拒绝Offer：{{position}}',
      lines: ['我们已收到您拒绝“{{position}}”Offer的回复，这份Offer已失效。感谢您的答复。'],
    },
    'en-US': {
      subject: 'You refused the offer: {{position}}',
      lines: [
        'We received your answer: you refused the offer for {{position}}, and it has ended. Thank you for telling us.',
      ],
    },
  },
  'offer-expired': {
    scene: 'OFFER',
    'zh-CN': {
      subject: 'Offer已过期：{{position}}',
      lines: ['“{{position}}”的Offer没有在期限内收到您的回复，链接已失效。如您仍想加入，请联系招聘团队。'],
      sms: '{{name}}您好，“{{position}}”的Offer已过期。如仍想加入，请联系招聘团队。',
    },
    'en-US': {
      subject: 'Your offer has expired: {{position}}',
      lines: [
        'We had no answer to the offer for {{position}} in time, and its link has ended. If you would still like to join, please contact our recruiters.',
      ],
      sms: 'The offer for {{position}} has expired. If you would still like to join, please contact our recruiters.',
    },
  },
});
