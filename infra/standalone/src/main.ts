import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config.ts';
import { tellFilling } from './fill-line.ts';
import { demoAccounts } from './seed/accounts.ts';
import { start } from './start.ts';
import { whyNotStarted } from './why-not-started.ts';

// A heap may grow by half of what was in use at the last collection, in every thread, instead of to four times of it: under load the process
// holds a fifth less, and collecting more often costs no more than the memory did (`npm run bench:memory`).
setFlagsFromString('--heap-growing-percent=50');

/** Starts the company and prints where it is and who can sign in. */
async function main(): Promise<void> {
  // Whatever is made here, also by libraries, is its owner's alone.
  process.umask(0o077);
  const running = await start(readConfig(process.env));
  const { url, listensOn, hrCoreUrl, config } = running;
  console.log(`\nTalentlog is ready / 已就绪\n`);
  console.log(`  Job seekers / 求职者   ${url}/social/jobs`);
  console.log(`  Staff / 员工           ${url}/staff`);
  if (config.devInbox) console.log(`  Dev inbox / 收件箱     ${url}/dev/inbox`);
  if (url !== listensOn) console.log(`  Listens on / 监听      ${listensOn}`);
  if (hrCoreUrl === undefined)
    console.log('  SAP                    not configured: hires are not handed over until HR_CORE_URL is set');
  else console.log(`  ${config.HR_CORE_URL ? 'SAP            ' : 'SAP counterpart'}        ${hrCoreUrl}`);
  console.log(`  Data / 数据            ${config.DATA_DIR}\n`);
  const { adminPassword, told } = running.seeded;
  if (adminPassword) {
    console.log(`  Sign in at /staff as admin with ${adminPassword} (shown this once) and change it.`);
    await told();
  }
  if (config.DEMO === 'on') for (const line of demoAccounts.table()) console.log(`  ${line}`);
  void tellFilling(listensOn, console.log).catch(() => undefined);
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(130);
    stopping = true;
    console.log(`\n${signal}: finishing what is under way ...`);
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
}

main().catch((error: unknown) => {
  console.error(whyNotStarted(error));
  process.exit(1);
});
