import { type Print, plainly, tellVerdict, toScreen } from '../commands.ts';
import { exportLog } from './sqlite/export.ts';
import { importLog } from './sqlite/import.ts';

/** `export <data folder> <target folder>`: 0 when the whole log is there. Works while the server runs; run again, it goes on. `moving`: from a log that is elsewhere. */
export const runExport = (
  [folder, target]: readonly string[],
  print: Print = toScreen,
  moving: typeof exportLog = exportLog,
): Promise<number> =>
  plainly(print, async () => {
    if (folder === undefined || target === undefined)
      throw new Error('Say which log and where to: export <data folder> <target folder>');
    const end = await moving(folder, target, (position) => print(`${position} events`));
    print(`${end} events are in ${target}, with what proves them. Keys of persons and files are not: move them apart.`);
    return 0;
  });

/** `import <export folder> <data folder>`: 0 when the log is there and proved, 1 when it is not what was written. Run again, it goes on. `moving`: to elsewhere. */
export const runImport = (
  [source, folder]: readonly string[],
  print: Print = toScreen,
  moving: typeof importLog = importLog,
): Promise<number> =>
  plainly(print, async () => {
    if (source === undefined || folder === undefined)
      throw new Error('Say which export and where to: import <export folder> <data folder>');
    const verdict = await moving(source, folder, (position) => print(`${position} events`));
    return tellVerdict(print, verdict, ofExport(source, folder));
  });

const ofExport = (source: string, folder: string) => {
  const again = `Nothing was put into ${folder}. Bring ${source} again from where it was made, or export again, then import that.`;
  return { unproven: again, bad: again };
};
