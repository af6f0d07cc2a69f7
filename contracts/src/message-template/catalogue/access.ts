import { templatesOf } from './template.ts';

/** How colleagues come by a password of their own. */
export const accessTemplates = templatesOf({
  'colleague-invited': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '邀请同事设置密码', 'en-US': 'Colleague invited' },
    fields: { loginName: 'always', expiresAt: 'always', link: 'always' },
    'zh-CN': {
      subject: '{{company}}招聘系统：请设置您的登录密码',
      lines: [
        '同事为您开通了{{company}}招聘系统的账号，登录名是 {{loginName}}。',
        '请点击下面的链接，自己设置密码后即可使用。链接只能使用一次，{{expiresAt}} 前有效，请勿转发。',
      ],
      action: '设置密码',
      sms: '同事为您开通了招聘系统账号（登录名 {{loginName}}），请在 {{expiresAt}} 前设置密码：{{link}}',
    },
    'en-US': {
      subject: '{{company}} recruitment: set your password',
      lines: [
        'A colleague opened an account for you in the recruitment system of {{company}}. Your login name is {{loginName}}.',
        'Set your own password by the link below and start. It works once, until {{expiresAt}}. Please do not pass it on.',
      ],
      action: 'Set my password',
      sms: 'A colleague opened a recruitment account for you (login {{loginName}}). Set your password before {{expiresAt}}: {{link}}',
    },
  },
  'access-reset': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '登录被重置', 'en-US': 'Sign-in reset' },
    fields: { loginName: 'optional', expiresAt: 'always', link: 'always' },
    'zh-CN': {
      subject: '{{company}}招聘系统：请重新设置登录密码',
      lines: [
        '管理员重置了您的登录：原密码和已登录的设备都已失效。',
        '请点击下面的链接重新设置密码。链接只能使用一次，{{expiresAt}} 前有效，请勿转发。',
      ],
      action: '重新设置密码',
      sms: '管理员重置了您的登录，请在 {{expiresAt}} 前重新设置密码：{{link}}',
    },
    'en-US': {
      subject: '{{company}} recruitment: set another password',
      lines: [
        'An administrator reset your sign-in: your former password no longer works, and you are signed out everywhere.',
        'Set another password by the link below. It works once, until {{expiresAt}}. Please do not pass it on.',
      ],
      action: 'Set another password',
      sms: 'An administrator reset your sign-in. Set another password before {{expiresAt}}: {{link}}',
    },
  },
  'company-account-joined': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '公司账号已关联', 'en-US': 'Company account joined' },
    fields: { at: 'always', link: 'always' },
    'zh-CN': {
      subject: '您的{{company}}招聘系统账号已关联公司账号',
      lines: [
        '您在{{company}}招聘系统的账号于 {{at}} 关联了一个公司账号，今后可以用该公司账号登录。',
        '如果不是您本人操作，请马上联系管理员解除关联，并重设密码。',
      ],
      action: '查看账号安全',
    },
    'en-US': {
      subject: 'A company account was joined to your account at {{company}} recruitment',
      lines: [
        'Your account in the recruitment system of {{company}} was joined with a company account at {{at}}. That company account can sign in to it from now on.',
        'If this was not you, ask an administrator at once to unlink it, and reset your password.',
      ],
      action: 'See the safety of your account',
    },
  },
  'emergency-sign-in': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '应急登录', 'en-US': 'Emergency sign-in' },
    fields: { by: 'always', at: 'always', browser: 'optional', network: 'optional', link: 'always' },
    'zh-CN': {
      subject: '{{company}}招聘系统：{{by}} 使用了应急登录',
      lines: [
        '{{by}} 于 {{at}} 没有通过公司账号，而是用密码和双重验证登录了{{company}}招聘系统（{{browser}}，{{network}}）。',
        '如果没有人知道原因，请马上停用该账号，并查看它做了什么。',
      ],
      action: '查看同事',
    },
    'en-US': {
      subject: '{{company}} recruitment: emergency sign-in by {{by}}',
      lines: [
        '{{by}} signed in to the recruitment system of {{company}} at {{at}} by password and second factor instead of the company account ({{browser}}, {{network}}).',
        'If nobody knows why, suspend the account at once and look at what it did.',
      ],
      action: 'See the colleague',
    },
  },
  'access-given': {
    scene: 'ACCOUNT',
    title: { 'zh-CN': '账号或数据接口的权限变动', 'en-US': 'Access given' },
    fields: { by: 'always', at: 'always', what: 'always', whom: 'always', link: 'always' },
    'zh-CN': {
      subject: '{{company}}招聘系统：{{by}}{{what}}',
      lines: [
        '{{by}} 于 {{at}} 在{{company}}招聘系统{{what}}：{{whom}}。',
        '其他管理员都会收到这封邮件。如果没有人知道原因，请马上撤回，并停用 {{by}} 的账号。',
      ],
      action: '查看',
    },
    'en-US': {
      subject: '{{company}} recruitment: {{by}} {{what}}',
      lines: [
        '{{by}} {{what}}: {{whom}}, in the recruitment system of {{company}} at {{at}}.',
        'All other administrators get this mail. If nobody knows why, take it back at once and suspend the account of {{by}}.',
      ],
      action: 'Have a look',
    },
  },
});
