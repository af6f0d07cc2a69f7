import type { PolicyCase } from './policy-case.fixture.ts';

const at = '2026-11-21T01:00:00.000Z';
const owner = { accountId: 'ac1', jobSeekerId: 'js1', personId: 'js1' };

const moved = { jobSeekerId: 'js1', agreedBy: ['hr1'], everywhere: false };
const signedIn = { ...owner, signInRef: 's1', browser: 'Firefox · Linux', network: '203.0.*.*', until: at };
const tried = { template: 'offer-sent', language: 'zh-CN', channel: 'SMS', accountId: 'ac1' };

const ofTemplate = {
  ...{ messageTemplateId: 'mt1', template: 'access-reset', language: 'zh-CN', track: 'ALL', channel: 'SMS' },
  version: 2,
};
const subscribed = { subscriberId: 'su1', systemName: '工资系统', topics: [], personalData: true, reason: '发薪' };
const toAdministrators = 'holders of ADMIN_USER access-given MAIL';

/** What is told of accounts, and to whoever tries a template, written by hand. */
export const accountCases: readonly PolicyCase[] = [
  [
    'PhoneChanged',
    { ...owner, phone: '2', former: '1' },
    ['ac1 of js1 account-phone-changed SMS', 'ac1 of js1 account-phone-changed MAIL'],
  ],
  ['PhoneChanged', { ...owner, phone: '2', former: null }, ['ac1 of js1 account-phone-changed MAIL']],
  [
    'EmailChanged',
    { ...owner, email: null, former: 'a@b.cn', proved: false },
    ['ac1 of js1 account-email-changed MAIL', 'ac1 of js1 account-email-changed SMS'],
  ],
  ['EmailChanged', { ...owner, email: 'a@b.cn', former: null, proved: true }, ['ac1 of js1 account-email-changed SMS']],
  [
    'ContactChanged',
    { ...moved, field: 'phone', before: '1', after: '2', by: 'STAFF' },
    ['js1 contact-changed SMS', 'js1 contact-changed MAIL'],
  ],
  [
    'ContactChanged',
    { ...moved, field: 'email', before: null, after: 'a@b.cn', by: 'STAFF' },
    ['js1 contact-changed SMS'],
  ],
  ['ContactChanged', { ...moved, field: 'name', before: '王晨', after: '王辰', by: 'STAFF' }, []],
  ['ContactChanged', { ...moved, field: 'phone', before: '1', after: '2', by: 'SELF' }, []],
  [
    'ContactChangeProposed',
    {
      ...{ jobSeekerId: 'js1', field: 'phone', after: '2', proposedBy: 'hr1' },
      owners: [{ accountId: 'hr2', applicationId: 'a2', positionId: 'p2' }],
    },
    ['hr2 contact-change-proposed MAIL'],
  ],
  [
    'PasswordChanged',
    { ...owner, jobSeekerId: null, credentialId: 'c' },
    ['ac1 account-password-changed MAIL', 'ac1 account-password-changed SMS'],
  ],
  [
    'ColleagueInvited',
    { ...owner, jobSeekerId: null, loginName: 'li.si', roles: ['HR'], linkId: 'l1', expiresAt: at },
    ['ac1 colleague-invited MAIL', 'ac1 colleague-invited SMS', toAdministrators],
  ],
  [
    'InvitationSentAgain',
    { ...owner, jobSeekerId: null, loginName: 'li.si', linkId: 'l2', expiresAt: at },
    ['ac1 colleague-invited MAIL', 'ac1 colleague-invited SMS', toAdministrators],
  ],
  ['StaffAccountCreated', { ...owner, roles: ['HR'] }, [toAdministrators]],
  ['RolesGranted', { ...owner, roles: [] }, [toAdministrators]],
  ['SecondFactorReset', owner, [toAdministrators]],
  ['CompanyAccountUnlinked', owner, [toAdministrators]],
  ['AccountReinstated', owner, [toAdministrators]],
  ['AccountSuspended', { ...owner, reason: '离职' }, []],
  ['SubscriberRegistered', subscribed, [toAdministrators]],
  ['SubscriberChanged', subscribed, [toAdministrators]],
  ['FeedTokenRenewed', { subscriberId: 'su1', feedKeyId: 'k1', formerEndsAt: at }, [toAdministrators]],
  ['SubscriberResumed', { subscriberId: 'su1' }, [toAdministrators]],
  ['SubscriberRemoved', { subscriberId: 'su1' }, []],
  ['WebhookSet', { subscriberId: 'su1', url: 'https://hr.example/', webhookKeyId: 'k2' }, [toAdministrators]],
  ['WebhookSecretRotated', { subscriberId: 'su1', webhookKeyId: 'k3', formerEndsAt: at }, [toAdministrators]],
  ['ColleagueSignedIn', { ...signedIn, way: 'BREAK_GLASS' }, ['holders of ADMIN_USER emergency-sign-in MAIL']],
  ['ColleagueSignedIn', { ...signedIn, way: 'OIDC' }, []],
  [
    'CompanyAccountLinked',
    { ...owner, jobSeekerId: null, issuer: 'https://id.example', companySubject: 's', givesRoles: false },
    ['ac1 company-account-joined MAIL'],
  ],
  [
    'CompanyAccountLinked',
    { ...owner, jobSeekerId: null, issuer: 'https://id.example', companySubject: 's', givesRoles: true },
    [],
  ],
  [
    'AccessReset',
    { ...owner, linkId: 'l3', expiresAt: at },
    ['ac1 of js1 access-reset MAIL', 'ac1 of js1 access-reset SMS', toAdministrators],
  ],
  [
    'MessageTemplateTested',
    { ...tried, wording: { subject: '', content: '{{link}}', action: '' } },
    ['ac1 offer-sent SMS'],
  ],
  ['MessageTemplateTested', { ...tried, template: 'gone' }, []],
  [
    'MessageTemplateEdited',
    { ...ofTemplate, wording: { subject: '', content: '{{link}}', action: '' }, editedBy: 'ac1' },
    [toAdministrators],
  ],
  ['MessageTemplateReset', { ...ofTemplate, resetBy: 'ac1' }, [toAdministrators]],
  ['MessageTemplateReset', { ...ofTemplate, template: 'gone', resetBy: 'ac1' }, [toAdministrators]],
  [
    'ErasureAnnounced',
    { jobSeekerId: 'js1', erasesAt: at },
    ['js1 erasure-announced MAIL', 'js1 erasure-announced SMS'],
  ],
  [
    'ClosingRequested',
    { ...owner, closesAt: at },
    ['ac1 of js1 account-closing MAIL', 'ac1 of js1 account-closing SMS'],
  ],
];
