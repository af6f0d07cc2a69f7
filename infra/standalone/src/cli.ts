import { runBackup, runRestore, runVerify } from '@talentlog/runtime/sqlite';

const commands = { verify: runVerify, backup: runBackup, restore: runRestore };

/** `npm run verify|backup|restore -- <folders>`; the exit code says how it went (see each command). */
const [name = '', ...argv] = process.argv.slice(2);
const run = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined;
if (run === undefined) {
  console.error(`Say what to do: ${Object.keys(commands).join(', ')}`);
  process.exitCode = 2;
} else process.exitCode = await run(argv);
