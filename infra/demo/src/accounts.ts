import type { Role } from '@talentlog/contracts';

/** Everybody of the demo company signs in with this one. */
export const demoPassword = 'Yunling#2026';

export interface DemoAccount {
  readonly login: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly what: string;
}

const accounts = [
  { login: 'admin', name: '沈知行', roles: ['AD'], what: '管理员 administrator' },
  { login: 'hr', name: '林静', roles: ['HR'], what: '招聘专员 recruiter' },
  { login: 'hr2', name: '方可', roles: ['HR'], what: '招聘专员 recruiter of campus positions' },
  { login: 'lead', name: '周岚', roles: ['PR', 'SC', 'IV'], what: '职位负责人 position responsible' },
  { login: 'screener', name: '赵磊', roles: ['SC'], what: '筛选人 screener' },
  { login: 'interviewer', name: '孙楠', roles: ['IV'], what: '面试官 interviewer' },
  { login: 'approver1', name: '陈立', roles: ['OA'], what: '审批人 first approver' },
  { login: 'approver2', name: '吴越', roles: ['OA'], what: '审批人 second approver' },
  { login: 'auditor', name: '何清', roles: ['AU'], what: '审计员 auditor' },
] as const satisfies readonly DemoAccount[];

export type DemoLogin = (typeof accounts)[number]['login'];

/** Width on a terminal: a Chinese sign takes two columns. */
const columns = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 2 : 1), 0);
const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(1, width - columns(text)));

export const demoAccounts = {
  all: accounts as readonly DemoAccount[],
  /** Lines for the terminal. */
  table: (): string[] => [
    `Sign in at /staff with the password ${demoPassword}:`,
    ...accounts.map(({ login, name, what }) => `  ${padded(login, 13)}${padded(name, 9)}${what}`),
    'A job seeker signs in with any mainland phone number; the code arrives in the dev inbox.',
  ],
};
