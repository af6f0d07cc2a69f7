import { templatesOf } from './template.ts';

/** What people read of their consent, and staff of its answer. */
export const consentTemplates = templatesOf({
  'consent-requested': {
    scene: 'CONSENT',
    title: { 'zh-CN': '请求授权', 'en-US': 'Consent asked for' },
    fields: { until: 'always', link: 'always' },
    'zh-CN': {
      subject: '{{company}}请您授权使用个人信息',
      lines: [
        '{{company}}的招聘同事希望考虑您应聘我们的职位，您的联系方式来自您本人、推荐人或您公开的简历。',
        '在您同意之前，我们不会查看您的姓名、联系方式和简历。请打开链接阅读个人信息保护政策，选择同意或不同意；链接在 {{until}} 前有效。',
        '不回复也没有关系：期限过后，我们不会使用您的信息。',
      ],
      action: '阅读政策并答复',
      sms: '{{company}}希望考虑您应聘，需要您同意使用个人信息。请于{{until}}前阅读政策并答复：{{link}}',
    },
    'en-US': {
      subject: '{{company}} asks for your consent to use your data',
      lines: [
        'Recruiters at {{company}} would like to consider you for a position. They have your contact from you, from somebody who recommended you, or from a resume you published.',
        'Until you agree, nobody reads your name, contact or resume. Open the link to read our policy, and agree or say no; it works until {{until}}.',
        'You need not answer: after that day we do not use your data.',
      ],
      action: 'Read the policy and answer',
      sms: '{{company}} would like to consider you for a position and needs your consent to use your data. Please read and answer before {{until}}: {{link}}',
    },
  },
  'consent-ending': {
    scene: 'CONSENT',
    title: { 'zh-CN': '授权即将到期', 'en-US': 'Consent about to end' },
    fields: { expiresAt: 'always', link: 'always' },
    'zh-CN': {
      subject: '您的个人信息授权将于 {{expiresAt}} 到期',
      lines: [
        '您授权{{company}}在招聘中使用个人信息，授权将于 {{expiresAt}} 到期。',
        '希望我们继续考虑您应聘，请打开链接续期；不续期则到期后我们停止使用您的信息，进行中的应聘也无法继续。',
      ],
      action: '查看并续期',
      sms: '您对{{company}}的招聘个人信息授权将于{{expiresAt}}到期，续期请打开：{{link}}',
    },
    'en-US': {
      subject: 'Your consent to use your data ends at {{expiresAt}}',
      lines: [
        'You let {{company}} use your data for hiring. That consent ends at {{expiresAt}}.',
        'If you would like us to go on considering you, open the link and renew it. Otherwise we stop using your data then, and applications under way cannot go on.',
      ],
      action: 'See and renew',
      sms: 'Your consent to {{company}} using your data for hiring ends at {{expiresAt}}. To renew it: {{link}}',
    },
  },
  'consent-asked-anew': {
    scene: 'CONSENT',
    title: { 'zh-CN': '政策更新，请求重新授权', 'en-US': 'Consent asked for anew' },
    fields: { version: 'optional', until: 'always', link: 'always' },
    'zh-CN': {
      subject: '{{company}}的个人信息保护政策已更新，请您确认',
      lines: [
        '我们更新了招聘的个人信息保护政策（{{version}}）。您之前同意的是旧版本。',
        '请在 {{until}} 前阅读新政策并确认；未确认的，到期后我们停止使用您的信息，进行中的应聘也无法继续。',
      ],
      action: '阅读新政策并答复',
      sms: '{{company}}招聘的个人信息保护政策已更新，请于{{until}}前阅读并确认：{{link}}',
    },
    'en-US': {
      subject: '{{company}} changed its privacy policy: please confirm',
      lines: [
        'We changed our personal information policy for hiring ({{version}}). You agreed to a former version.',
        'Please read it and agree before {{until}}. Otherwise we stop using your data then, and applications under way cannot go on.',
      ],
      action: 'Read the new policy and answer',
      sms: '{{company}} changed its privacy policy for hiring. Please read it and agree before {{until}}: {{link}}',
    },
  },
  'consent-answered': {
    scene: 'CONSENT',
    title: { 'zh-CN': '候选人答复授权请求', 'en-US': 'Candidate answered the request' },
    fields: { candidate: 'optional', what: 'always', link: 'always' },
    'zh-CN': {
      subject: '{{candidate}}{{what}}',
      lines: ['您请求授权的{{candidate}}{{what}}。'],
      action: '打开应聘记录',
    },
    'en-US': {
      subject: '{{candidate}} {{what}}',
      lines: ['{{candidate}}, whom you asked for consent, {{what}}.'],
      action: 'Open the applications',
    },
  },
});
