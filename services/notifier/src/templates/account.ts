import { templatesOf } from './template.ts';

/** What is told of each change; `changed` names it. */
const wording = {
  'zh-CN': {
    subject: '您的账号：{{changed}}',
    lines: [
      '您在{{company}}招聘网站的账号刚刚有变动：{{changed}}。',
      '如果不是您本人操作，请马上用手机验证码登录或重设密码；手机号已被更换的，请尽快联系我们的招聘同事。',
    ],
    action: '查看账号设置',
    sms: '【{{company}}】您的招聘账号有变动：{{changed}}。如非本人操作，请立即重设密码或联系我们：{{link}}',
  },
  'en-US': {
    subject: 'Your account: {{changed}}',
    lines: [
      'Something about your account at {{company}} careers just changed: {{changed}}.',
      'If this was not you, sign in with a phone code or reset your password at once. If your phone number was replaced, contact our recruiters as soon as you can.',
    ],
    action: 'See account settings',
    sms: '{{company}}: your careers account changed: {{changed}}. Not you? Reset your password or contact us now: {{link}}',
  },
};

/** Told to whoever an account belongs to, also where it led before. */
export const accountTemplates = templatesOf({
  'account-phone-changed': { scene: 'ACCOUNT', ...wording },
  'account-email-changed': { scene: 'ACCOUNT', ...wording },
  'account-password-changed': { scene: 'ACCOUNT', ...wording },
  'account-closing': { scene: 'ACCOUNT', ...wording },
});
