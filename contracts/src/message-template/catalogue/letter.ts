import { templatesOf } from './template.ts';

/** What colleagues write to candidates in their own words. */
export const letterTemplates = templatesOf({
  letter: {
    scene: 'LETTER',
    title: { 'zh-CN': '同事写给候选人', 'en-US': 'A colleague writes to a candidate' },
    fields: { mailSubject: 'mail', mailContent: 'mail', smsContent: 'sms', position: 'optional' },
    ownLetter: true,
    'zh-CN': { subject: '{{mailSubject}}', lines: ['{{mailContent}}'], sms: '{{smsContent}}' },
    'en-US': { subject: '{{mailSubject}}', lines: ['{{mailContent}}'], sms: '{{smsContent}}' },
  },
});
