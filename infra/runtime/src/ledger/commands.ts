import { type Findings, inspectFolder } from '../data-folder/sqlite/inspect.ts';
import { isBackup } from '../data-folder/sqlite/open-folder.ts';
import { backup, restore } from './backup.ts';
import { assertLog, logFiles } from './log-files.ts';
import { type Verdict, type VerifyOptions, verify } from './verify.ts';

/** Says a line to whoever asked. */
export type Print = (line: string) => void;
export const toScreen: Print = (line) => {
  process.stdout.write(`${line}\n`);
};

/** What to do about a log that is not proven, or not what was written. */
interface Advice {
  readonly unproven: string;
  readonly bad: string;
}
const ofFolder: Advice = {
  unproven:
    'Keep a copy of this folder, then bring back what is named here; where that cannot be had, restore a backup.',
  bad: 'Keep a copy of this folder, then restore the last good backup.',
};

/** Says a verdict in plain words, and what to do; the exit code. */
export function tellVerdict(print: Print, { ok, checked, head, firstBad }: Verdict, advice: Advice = ofFolder): number {
  const end = Number(head);
  if (ok) {
    print(
      `The log is whole: ${checked} events checked, the last one at position ${end}. Nothing was changed, removed or cut off.`,
    );
    return 0;
  }
  if (firstBad === null || firstBad.position === null) {
    print(`The log is NOT proven, though each of its ${checked} events follows the one before it as it was written.`);
    if (firstBad !== null) print(`What is wrong: ${firstBad.why}.`);
    print(advice.unproven);
    return 1;
  }
  print(`The log is NOT as it was written.`);
  print(`First bad position: ${Number(firstBad.position)}: ${firstBad.why}.`);
  // Commits are looked at after the events of all of them.
  print(`${Math.min(checked, Number(firstBad.position) - 1)} events before it are good. ${advice.bad}`);
  return 1;
}

/** Said each time, so that nobody takes a green answer for more than it is. */
const viewsAreElsewhere =
  'Rows of the views are not compared here: the running server tells each view again from the log and says in its health (parts.views) whether one differs.';

/** What lies beside the log: 1 where something of it is missing, foreign, or ahead of it. */
function tellFolder(print: Print, { refused, rebuild }: Findings): number {
  for (const sentence of refused) print(`NOT in order: ${sentence}`);
  for (const { name, why } of rebuild) print(`${name} ${why}. The next start fills it from the log again.`);
  if (refused.length === 0) print('What lies beside the log belongs to it.');
  print(viewsAreElsewhere);
  return refused.length === 0 ? 0 : 1;
}

/** What goes wrong is said in one line; 2 then. */
export async function plainly(print: Print, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

/** `verify <data folder>`: 0 when the log is whole, 1 when it is not, 2 when it could not be looked at. Works while the server runs. `verified` proves a log that is elsewhere. */
export function runVerify(
  argv: readonly string[],
  print: Print = toScreen,
  verified?: (options: VerifyOptions) => Promise<Verdict>,
): Promise<number> {
  const [folder = './data'] = argv;
  return plainly(print, async () => {
    if (verified === undefined) assertLog(folder);
    const code = tellVerdict(print, await (verified ?? verify)({ ...logFiles(folder), thorough: true }));
    return isBackup(folder) ? code : Math.max(code, tellFolder(print, inspectFolder(folder)));
  });
}

/** `backup <data folder> <target folder>`: 0 when the copy is made and verified. Works while the server runs. */
export function runBackup(argv: readonly string[], print: Print = toScreen): Promise<number> {
  const [folder, target] = argv;
  return plainly(print, async () => {
    if (folder === undefined || target === undefined)
      throw new Error('Say what to copy and where to: backup <data folder> <target folder>');
    const code = tellVerdict(print, await backup(folder, target));
    if (code === 0)
      print(
        `Copied to ${target}. Keys of persons, passwords, who looked at whom, and files are not in it: they have backups of their own.`,
      );
    return code;
  });
}

/** `restore <backup folder> <data folder> [<list of the erased>]`: verifies first and touches nothing when the backup is bad. The server must not run. */
export function runRestore(argv: readonly string[], print: Print = toScreen): Promise<number> {
  const [source, folder, erased] = argv;
  return plainly(print, async () => {
    if (source === undefined || folder === undefined)
      throw new Error('Say which backup and where to: restore <backup folder> <data folder>');
    const code = tellVerdict(print, await restore(source, folder, erased));
    print(
      code === 0
        ? `Restored into ${folder}. Views are rebuilt from the log: delete views.db if there is one.`
        : 'Nothing was restored.',
    );
    return code;
  });
}
