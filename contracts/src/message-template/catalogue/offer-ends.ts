import { templatesOf } from './template.ts';

/** What becomes of an offer, as the candidate hears it. */
export const offerEndTemplates = templatesOf({
  'offer-accepted': {
    scene: 'OFFER',
    title: { 'zh-CN': '已接受 Offer', 'en-US': 'Offer accepted' },
    fields: { position: 'optional' },
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
    title: { 'zh-CN': '已拒绝 Offer', 'en-US': 'Offer refused' },
    fields: { position: 'optional' },
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
    title: { 'zh-CN': 'Offer 已过期', 'en-US': 'Offer expired' },
    fields: { position: 'optional', contactMail: 'optional' },
    'zh-CN': {
      subject: 'Offer已过期：{{position}}',
      lines: [
        '“{{position}}”的Offer没有在期限内收到您的回复，链接已失效。如您仍想加入，请联系招聘团队{{#if contactMail}}：{{contactMail}}{{else}}。{{/if}}',
      ],
      sms: '{{name}}您好，“{{position}}”的Offer已过期。如仍想加入，请联系招聘团队{{#if contactMail}}：{{contactMail}}{{else}}。{{/if}}',
    },
    'en-US': {
      subject: 'Your offer has expired: {{position}}',
      lines: [
        'We had no answer to the offer for {{position}} in time, and its link has ended. If you would still like to join, please contact our recruiters{{#if contactMail}}: {{contactMail}}{{else}}.{{/if}}',
      ],
      sms: 'The offer for {{position}} has expired. If you would still like to join, please contact our recruiters{{#if contactMail}}: {{contactMail}}{{else}}.{{/if}}',
    },
  },
  'offer-withdrawn': {
    scene: 'OFFER',
    title: { 'zh-CN': 'Offer 已撤回', 'en-US': 'Offer withdrawn' },
    fields: { position: 'optional', contactMail: 'optional' },
    'zh-CN': {
      subject: 'Offer已撤回：{{position}}',
      lines: [
        '很抱歉，我们撤回了“{{position}}”的Offer，链接已失效。',
        '给您带来的不便，我们深表歉意。您可以随时联系招聘团队了解情况{{#if contactMail}}：{{contactMail}}{{else}}。{{/if}}',
      ],
      sms: '{{name}}您好，很抱歉，“{{position}}”的Offer已撤回。详情请联系招聘团队{{#if contactMail}}：{{contactMail}}{{else}}。{{/if}}',
    },
    'en-US': {
      subject: 'Your offer was withdrawn: {{position}}',
      lines: [
        'We are sorry to tell you that we have withdrawn the offer for {{position}}; its link no longer works.',
        'We apologise for what this means for you. You may contact our recruiters at any time{{#if contactMail}}: {{contactMail}}{{else}}.{{/if}}',
      ],
      sms: 'We are sorry: the offer for {{position}} was withdrawn. For details contact our recruiters{{#if contactMail}}: {{contactMail}}{{else}}.{{/if}}',
    },
  },
});
