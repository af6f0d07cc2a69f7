import { runBackup, runBackupKeys, runRestore, runRestoreKeys } from '@talentlog/runtime/sqlite';
import { readSources } from './config/sources.ts';
import { runMoveFiles } from './files/move-files.ts';
import { withDataFolder } from './folder-arguments.ts';
import { runParked } from './followers/parked-command.ts';
import { runTopics } from './kafka/topics-command.ts';
import { logCommands } from './log/commands.ts';
import { runRetention } from './retention/retention-command.ts';
import { runMoveStores } from './stores/move-stores.ts';
import { runMoveStoresBack } from './stores/move-stores-back.ts';
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
