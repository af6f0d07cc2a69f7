import { runBackup, runBackupKeys, runRestore, runRestoreKeys } from '@talentlog/runtime/sqlite';
import { readSources } from '@talentlog/standalone/operators';
import { withDataFolder } from './folder-arguments.ts';
import { logCommands } from './log-commands.ts';
import { runMoveFiles } from './move-files.ts';
import { runMoveStores } from './move-stores.ts';
import { runMoveStoresBack } from './move-stores-back.ts';
import { runParked } from './parked.ts';
import { runRetention } from './retention.ts';
import { runTopics } from './topics.ts';
import { asksHow, type Command, howCalled } from './usage.ts';

const { values } = readSources(process.env);
const commands: Readonly<Record<Command, (argv: readonly string[]) => Promise<number>>> = {
  ...logCommands(values.KURRENTDB_URL || undefined),
  backup: runBackup,
  restore: runRestore,
  'backup-keys': runBackupKeys,
  'restore-keys': runRestoreKeys,
  retention: runRetention,
  parked: runParked,
  'move-files': runMoveFiles,
  'move-stores': runMoveStores,
  'move-stores-back': runMoveStoresBack,
  topics: runTopics,
};

/** `npm run talentlog -- <command> <arguments>`; a data folder that is left out is DATA_DIR's. The exit code says how it went (see each command). */
// Copies of the log are as private as the log.
process.umask(0o077);
const [name = '', ...argv] = process.argv.slice(2);
const run = Object.hasOwn(commands, name) ? commands[name as Command] : undefined;
if (asksHow(process.argv.slice(2))) console.log(howCalled(name));
else if (run === undefined) {
  console.error(`Say what to do:\n${howCalled(undefined)}`);
  process.exitCode = 2;
} else process.exitCode = await run(withDataFolder(name, argv, values));
