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

const invited = {
  'zh-CN': {
    subject: '{{company}}招聘系统：请设置您的登录密码',
    lines: [
      '同事为您开通了{{company}}招聘系统的账号，登录名是 {{loginName}}。',
      '请点击下面的链接，自己设置密码后即可使用。链接只能使用一次，{{expiresAt}} 前有效，请勿转发。',
    ],
    action: '设置密码',
    sms: '【{{company}}】同事为您开通了招聘系统账号（登录名 {{loginName}}），请在 {{expiresAt}} 前设置密码：{{link}}',
  },
  'en-US': {
    subject: '{{company}} recruitment: set your password',
    lines: [
      'A colleague opened an account for you in the recruitment system of {{company}}. Your login name is {{loginName}}.',
      'Set your own password by the link below and start. It works once, until {{expiresAt}}. Please do not pass it on.',
    ],
    action: 'Set my password',
    sms: '{{company}}: a colleague opened a recruitment account for you (login {{loginName}}). Set your password before {{expiresAt}}: {{link}}',
  },
};

const reset = {
  'zh-CN': {
    subject: '{{company}}招聘系统：请重新设置登录密码',
    lines: [
      '管理员重置了您的登录：原密码和已登录的设备都已失效。',
      '请点击下面的链接重新设置密码。链接只能使用一次，{{expiresAt}} 前有效，请勿转发。',
    ],
    action: '重新设置密码',
    sms: '【{{company}}】管理员重置了您的登录，请在 {{expiresAt}} 前重新设置密码：{{link}}',
  },
  'en-US': {
    subject: '{{company}} recruitment: set another password',
    lines: [
      'An administrator reset your sign-in: your former password no longer works, and you are signed out everywhere.',
      'Set another password by the link below. It works once, until {{expiresAt}}. Please do not pass it on.',
    ],
    action: 'Set another password',
    sms: '{{company}}: an administrator reset your sign-in. Set another password before {{expiresAt}}: {{link}}',
  },
};

/** Told to whoever an account belongs to, also where it led before. */
export const accountTemplates = templatesOf({
  'account-phone-changed': { scene: 'ACCOUNT', ...wording },
  'account-email-changed': { scene: 'ACCOUNT', ...wording },
  'account-password-changed': { scene: 'ACCOUNT', ...wording },
  'account-closing': { scene: 'ACCOUNT', ...wording },
  'colleague-invited': { scene: 'ACCOUNT', ...invited },
  'access-reset': { scene: 'ACCOUNT', ...reset },
});
