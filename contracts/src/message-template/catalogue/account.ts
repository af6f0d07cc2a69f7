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
    sms: '您的招聘账号有变动：{{changed}}。如非本人操作，请立即重设密码或联系我们：{{link}}',
  },
  'en-US': {
    subject: 'Your account: {{changed}}',
    lines: [
      'Something about your account at {{company}} careers just changed: {{changed}}.',
      'If this was not you, sign in with a phone code or reset your password at once. If your phone number was replaced, contact our recruiters as soon as you can.',
    ],
    action: 'See account settings',
    sms: 'Your careers account changed: {{changed}}. Not you? Reset your password or contact us now: {{link}}',
  },
};

/** Told to whoever an account belongs to, also where it led before. */
export const accountTemplates = templatesOf({
  'account-phone-changed': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '手机号已更换', 'en-US': 'Phone number changed' },
    fields: { changed: 'always', link: 'always' },
    ...wording,
  },
  'account-email-changed': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '邮箱已更换', 'en-US': 'E-mail address changed' },
    fields: { changed: 'always', link: 'always' },
    ...wording,
  },
  'account-password-changed': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '密码已修改', 'en-US': 'Password changed' },
    fields: { changed: 'always', link: 'always' },
    ...wording,
  },
  'account-closing': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '账号将注销', 'en-US': 'Account about to close' },
    fields: { changed: 'optional', closesAt: 'always', link: 'always', contactMail: 'optional' },
    'zh-CN': {
      subject: '您的账号将于 {{closesAt}} 注销',
      lines: [
        '您在{{company}}招聘网站的账号将于 {{closesAt}} 注销，个人信息随之删除，无法恢复；进行中的应聘届时结束。',
        '在那之前登录账号设置，可以取消注销。',
        '如果不是您本人操作，请马上登录取消并重设密码{{#if contactMail}}，或写信到 {{contactMail}}{{/if}}。',
      ],
      action: '查看账号设置',
      sms: '您的招聘账号将于{{closesAt}}注销，进行中的应聘届时结束。在那之前登录可以取消：{{link}}',
    },
    'en-US': {
      subject: 'Your account closes at {{closesAt}}',
      lines: [
        'Your account at {{company}} careers closes at {{closesAt}}. Your data are erased with it for good, and running applications end then.',
        'Sign in before that to keep it: account settings have the button.',
        'If this was not you, sign in and keep it, and reset your password{{#if contactMail}}, or write to {{contactMail}}{{/if}}.',
      ],
      action: 'See account settings',
      sms: 'Your careers account closes at {{closesAt}}, and running applications end then. Sign in before to keep it: {{link}}',
    },
  },
  'contact-changed': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '招聘团队修改了联系方式', 'en-US': 'Contact changed by the recruiting team' },
    fields: { changed: 'always', contactMail: 'optional' },
    'zh-CN': {
      subject: '您在{{company}}的联系方式已修改',
      lines: [
        '{{company}}的招聘团队修改了您的{{changed}}。以后的通知会发到新的联系方式，之前发给您的链接已失效。',
        '如果您没有要求修改，请尽快联系我们{{#if contactMail}}：{{contactMail}}{{/if}}。',
      ],
      action: '',
      sms: '{{company}}招聘团队修改了您的{{changed}}，之前的链接已失效。如非您要求，请联系我们。',
    },
    'en-US': {
      subject: 'Your contact details at {{company}} were changed',
      lines: [
        'The recruiting team of {{company}} changed your {{changed}}. From now on messages go to the new one, and links we sent you before no longer work.',
        'If you did not ask for this, contact us as soon as you can{{#if contactMail}}: {{contactMail}}{{/if}}.',
      ],
      action: '',
      sms: '{{company}} recruiting changed your {{changed}}; earlier links no longer work. Not asked for? Contact us.',
    },
  },
});
