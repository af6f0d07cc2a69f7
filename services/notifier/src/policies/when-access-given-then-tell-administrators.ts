import { type GrantedRole, isTemplateName, templateNamed } from '@talentlog/contracts';
import { when } from '@talentlog/runtime';
import { byMail, type Field, type NotificationRequest, type Words } from '../request.ts';
import { roleNames } from '../words/role-names.ts';

interface Done {
  readonly by: string;
  readonly at: string;
  readonly what: Words;
  readonly whom: Field;
  readonly page: string;
}

/** The other administrators. What the house itself does, as a first start or the rules of company accounts, is told to nobody. */
const told = ({ by, at, what, whom, page }: Done): readonly NotificationRequest[] =>
  by.includes(':')
    ? []
    : [
        byMail({
          template: 'access-given',
          to: { holdersOf: 'ADMIN_USER', except: by },
          link: { page },
          fields: { by: { colleague: by }, at: { instant: at }, what: { words: what }, whom },
        }),
      ];

interface OfAccount {
  readonly data: { readonly accountId: string };
  readonly metadata: { readonly actor: string };
  readonly at: string;
}
const ofAccount = ({ data: { accountId }, metadata, at }: OfAccount, what: Words) =>
  told({ by: metadata.actor, at, what, whom: { colleague: accountId }, page: `/staff/colleagues/${accountId}` });

function withRoles(zh: string, en: string, roles: readonly GrantedRole[]): Words {
  const inChinese = roles.map((role) => roleNames[role]['zh-CN']).join('、');
  const inEnglish = roles.map((role) => roleNames[role]['en-US']).join(', ');
  return { 'zh-CN': `${zh}（${inChinese || '无角色'}）`, 'en-US': `${en} (${inEnglish || 'no role'})` };
}

interface OfSubscriber {
  readonly data: { readonly subscriberId: string; readonly systemName?: string };
  readonly metadata: { readonly actor: string };
  readonly at: string;
}
const anySystem: Words = { 'zh-CN': '一个外部系统', 'en-US': 'another system' };
const ofSubscriber = ({ data: { systemName }, metadata, at }: OfSubscriber, what: Words) =>
  told({
    by: metadata.actor,
    at,
    what,
    whom: systemName === undefined ? { words: anySystem } : { typed: systemName },
    page: '/staff/subscribers',
  });

interface OfTemplate {
  readonly data: { readonly template: string };
  readonly metadata: { readonly actor: string };
  readonly at: string;
}
/** Links that let somebody in are sent with these words. */
const ofTemplate = ({ data: { template }, metadata, at }: OfTemplate, what: Words) =>
  told({
    by: metadata.actor,
    at,
    what,
    whom: isTemplateName(template) ? { words: templateNamed(template).title } : { typed: template },
    page: `/staff/templates/${template}`,
  });

/** Whoever gives access with a thief's hands gives it unseen, unless those hear of it who could take it back. */
export const accessGiven = [
  when('StaffAccountCreated', (event) =>
    ofAccount(event, withRoles('创建了账号', 'created an account', event.data.roles)),
  ),
  when('ColleagueInvited', (event) => ofAccount(event, withRoles('邀请了同事', 'invited', event.data.roles))),
  when('InvitationSentAgain', (event) =>
    ofAccount(event, { 'zh-CN': '重新发送了邀请', 'en-US': 'sent the invitation again' }),
  ),
  when('RolesGranted', (event) => ofAccount(event, withRoles('更改了角色', 'changed the roles', event.data.roles))),
  when('AccessReset', (event) => ofAccount(event, { 'zh-CN': '重置了登录', 'en-US': 'reset the sign-in' })),
  when('SecondFactorReset', (event) =>
    ofAccount(event, { 'zh-CN': '重置了双重验证', 'en-US': 'reset the second factor' }),
  ),
  when('CompanyAccountUnlinked', (event) =>
    ofAccount(event, { 'zh-CN': '解除了公司账号的关联', 'en-US': 'unlinked the company account' }),
  ),
  when('AccountReinstated', (event) => ofAccount(event, { 'zh-CN': '恢复了账号', 'en-US': 'reinstated the account' })),
  when('SubscriberRegistered', (event) =>
    ofSubscriber(event, { 'zh-CN': '登记了数据接口', 'en-US': 'registered a data feed' }),
  ),
  when('SubscriberChanged', (event) =>
    ofSubscriber(event, { 'zh-CN': '更改了数据接口', 'en-US': 'changed a data feed' }),
  ),
  when('FeedTokenRenewed', (event) =>
    ofSubscriber(event, { 'zh-CN': '更换了数据接口的令牌', 'en-US': 'renewed the token of a data feed' }),
  ),
  when('SubscriberResumed', (event) =>
    ofSubscriber(event, { 'zh-CN': '恢复了数据接口', 'en-US': 'resumed a data feed' }),
  ),
  when('WebhookSet', (event) =>
    ofSubscriber(event, { 'zh-CN': '设置了推送地址', 'en-US': 'set the address of a webhook' }),
  ),
  when('WebhookSecretRotated', (event) =>
    ofSubscriber(event, { 'zh-CN': '更换了推送密钥', 'en-US': 'rotated the secret of a webhook' }),
  ),
  when('MessageTemplateEdited', (event) =>
    ofTemplate(event, { 'zh-CN': '更改了消息模板', 'en-US': 'changed the template of a message' }),
  ),
  when('MessageTemplateReset', (event) =>
    ofTemplate(event, { 'zh-CN': '恢复了消息模板的原文', 'en-US': 'put back the template of a message' }),
  ),
] as const;
