import 'reflect-metadata';
import { demoAccounts } from '@talentlog/demo';
import { readConfig } from './config.ts';
import { tellFilling } from './fill-line.ts';
import { endOnSignal } from './signals.ts';
import { start, type Where } from './start.ts';

const apartLine = `
Talentlog takes commands; pages come once "npm start -- query" has joined, messages with "-- notifier", SAP with "-- sap-bridge"
命令已就绪；页面由 query 提供，消息由 notifier 发送，SAP 由 sap-bridge 交接，请分别启动
`;

/** Starts the company and prints where it is and who can sign in. */
export async function startCompany(where?: Where): Promise<void> {
  const config = readConfig(process.env);
  const running = await start(config, where);
  const { url, listensOn, hrCoreUrl } = running;
  console.log(where === undefined ? '\nTalentlog is ready / 已就绪\n' : apartLine);
  console.log(`  Job seekers / 求职者   ${url}/social/jobs`);
  console.log(`  Staff / 员工           ${url}/staff`);
  if (config.devInbox) console.log(`  Dev inbox / 收件箱     ${url}/dev/inbox`);
  if (url !== listensOn) console.log(`  Listens on / 监听      ${listensOn}`);
  if (hrCoreUrl === undefined)
    console.log('  SAP                    not configured: hires are not handed over until HR_CORE_URL is set');
  else console.log(`  ${config.HR_CORE_URL ? 'SAP            ' : 'SAP counterpart'}        ${hrCoreUrl}`);
  if (running.mailAbsent !== undefined) console.log(`  Mail / 邮件            ${running.mailAbsent}`);
  if (running.smsAbsent !== undefined) console.log(`  SMS / 短信             ${running.smsAbsent}`);
  for (const warning of config.warnings) console.log(`  ${warning}`);
  console.log(`  Data / 数据            ${config.DATA_DIR}\n`);
  const { company, adminPassword, told } = running.seeded;
  if (company === 'empty') console.log(`  Setup guide / 设置向导   ${url}/staff/setup`);
  if (company === 'empty' && !adminPassword) console.log('  Sign in there as admin with your ADMIN_PASSWORD.');
  if (adminPassword) {
    console.log(`  Sign in at /staff as admin with ${adminPassword} (shown this once) and change it.`);
    await told();
  }
  if (config.DEMO === 'on') for (const line of demoAccounts.table()) console.log(`  ${line}`);
  void tellFilling(listensOn, console.log).catch(() => undefined);
  endOnSignal(() => running.stop());
}
