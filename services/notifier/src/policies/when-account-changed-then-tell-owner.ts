import { when } from '@talentlog/runtime';
import { type AccountOwner, byMail, byMailAndSms, bySms, type NotificationRequest, type Words } from '../request.ts';

const told = (
  { accountId, jobSeekerId }: AccountOwner,
  template: NotificationRequest['template'],
  words: Words,
): Omit<NotificationRequest, 'channel'> => ({
  template,
  to: { ownerOf: { accountId, jobSeekerId } },
  link: { page: '/personal/account_setting' },
  fields: { changed: { words } },
});

const phoneChanged = { 'zh-CN': '登录手机号已更换', 'en-US': 'the phone number you sign in with was replaced' };
const emailChanged = { 'zh-CN': '邮箱已更换或移除', 'en-US': 'the email address was replaced or removed' };
const passwordChanged = { 'zh-CN': '登录密码已设置或更换', 'en-US': 'the password was set or changed' };
const closing = {
  'zh-CN': '已申请注销，注销前登录可以取消',
  'en-US': 'closing was asked for; sign in before it is closed to cancel',
};

/**
 * Whoever lost an account to a thief must hear of it where the thief does not read: at the phone and the e-mail that led to the account
 * before, and at whatever else still does.
 */
export const accountChanges = [
  when('PhoneChanged', ({ data }) => {
    const message = told(data, 'account-phone-changed', phoneChanged);
    const { former } = data;
    return [...(former === null ? [] : [bySms({ ...message, receiver: former })]), byMail(message)];
  }),
  when('EmailChanged', ({ data }) => {
    const message = told(data, 'account-email-changed', emailChanged);
    const { former } = data;
    return [...(former === null ? [] : [byMail({ ...message, receiver: former })]), bySms(message)];
  }),
  // The first start gives a new company its passwords: nobody had one before, and who starts it reads them on the terminal.
  when('PasswordChanged', ({ data, metadata }) =>
    metadata.actor === 'system:seed' ? [] : byMailAndSms(told(data, 'account-password-changed', passwordChanged)),
  ),
  when('ClosingRequested', ({ data }) => {
    const message = told(data, 'account-closing', closing);
    return byMailAndSms({ ...message, fields: { ...message.fields, closesAt: { instant: data.closesAt } } });
  }),
] as const;
