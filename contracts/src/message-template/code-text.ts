import type { ProvedChange } from '../sign-in/proof.ts';

/** What a code is asked for, as its message says it: whoever reads a code that they did not ask for knows what somebody tries. */
export type CodeFor = 'SIGN_IN' | 'LINK' | 'OPEN' | 'RESET' | ProvedChange;

/** In the words of every use of a code. */
export const codeUses: Readonly<Record<CodeFor, readonly [zh: string, en: string]>> = {
  SIGN_IN: ['登录', 'to sign in'],
  LINK: ['打开链接', 'to open a link'],
  OPEN: ['查看个人信息', 'to open personal information'],
  RESET: ['重设密码', 'to set another password'],
  PHONE: ['更换登录手机号', 'to change the phone of your account'],
  EMAIL: ['更换邮箱', 'to change the email of your account'],
  PASSWORD: ['设置密码', 'to set the password of your account'],
  ACCESS: ['管理账号或数据接口', 'to manage accounts or data feeds'],
};

/**
 * The words a code is sent with. They are in both languages and no template: nobody is known yet whose language it could be, and a
 * wording that lost its code would keep everybody out, administrators too.
 */
export function codeText(code: string, use: CodeFor, companyName: string): string {
  const [zh, en] = codeUses[use];
  return `【${companyName}】用于${zh}的验证码 ${code}，5 分钟内有效。请勿告诉他人。Your code is ${code}, ${en}, valid for 5 minutes. Tell nobody.`;
}
