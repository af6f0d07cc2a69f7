import type { ProvedChange } from '@talentlog/contracts';
import type { Settings } from '@talentlog/domain/fold';

/** What a code is asked for, as its message says it: whoever reads a code that they did not ask for knows what somebody tries. */
export type CodeFor = 'SIGN_IN' | 'LINK' | 'OPEN' | 'RESET' | ProvedChange;

const uses: Readonly<Record<CodeFor, readonly [zh: string, en: string]>> = {
  SIGN_IN: ['登录', 'to sign in'],
  LINK: ['打开链接', 'to open a link'],
  OPEN: ['查看个人信息', 'to open personal information'],
  RESET: ['重设密码', 'to set another password'],
  PHONE: ['更换登录手机号', 'to change the phone of your account'],
  EMAIL: ['更换邮箱', 'to change the email of your account'],
  PASSWORD: ['设置密码', 'to set the password of your account'],
};

/** Who sends it, as a person reads it. */
export type CodeSender = Pick<Settings, 'companyName'>;

/** The words a code is sent with. */
export function codeText(code: string, use: CodeFor, { companyName }: CodeSender): string {
  const [zh, en] = uses[use];
  return `【${companyName}】用于${zh}的验证码 ${code}，5 分钟内有效。请勿告诉他人。Your code is ${code}, ${en}, valid for 5 minutes. Tell nobody.`;
}

/** The same by mail. */
export function codeMail(code: string, use: CodeFor, sender: CodeSender) {
  const text = codeText(code, use, sender);
  const subject = `${sender.companyName}验证码 Your code (${uses[use][0]})`;
  return { subject, text, html: `<p>${asHtml(text)}</p>`, sender: sender.companyName };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
