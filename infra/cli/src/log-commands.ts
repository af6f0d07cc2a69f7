import { logElsewhere } from '@talentlog/runtime';
import type { KurrentReader } from '@talentlog/runtime/kurrentdb';
import { plainly, runExport, runImport, runRenew, runVerify, toScreen } from '@talentlog/runtime/sqlite';

type Run = (argv: readonly string[]) => Promise<number>;

/** `verify`, `export`, `import` and `renew` for a log wherever it is. An engine that was not chosen is never imported. */
export function logCommands(url: string | undefined): Readonly<Record<'verify' | 'export' | 'import' | 'renew', Run>> {
  const inWords =
    (run: Run): Run =>
    (argv) =>
      plainly(toScreen, () => run(argv));
  const reading = async <T>(work: (log: KurrentReader) => Promise<T>): Promise<T> => {
    if (url === undefined) throw new Error('The log is on KurrentDB: set KURRENTDB_URL as for the server');
    const { openKurrentEventReader } = await import('@talentlog/runtime/kurrentdb');
    const log = await openKurrentEventReader({ url });
    return work(log).finally(() => log.close());
  };
  return {
    verify: inWords((argv) =>
      logElsewhere(argv[0] ?? './data')
        ? reading(async (log) => {
            const { verifyKurrentLog } = await import('@talentlog/runtime/kurrentdb');
            return runVerify(argv, undefined, (files) => verifyKurrentLog(log, files));
          })
        : runVerify(argv),
    ),
    export: inWords((argv) =>
      argv[0] !== undefined && logElsewhere(argv[0])
        ? reading(async (log) => {
            const { exportKurrentLog } = await import('@talentlog/runtime/kurrentdb');
            return runExport(argv, undefined, (...where) => exportKurrentLog(log, ...where));
          })
        : runExport(argv),
    ),
    renew: inWords((argv) =>
      url !== undefined && argv[0] !== undefined && logElsewhere(argv[0])
        ? runRenew(argv, undefined, () => reading((log) => log.head()))
        : runRenew(argv),
    ),
    import: inWords(async (argv) => {
      if (url === undefined) return runImport(argv);
      const { importKurrentLog, openKurrentEventStore } = await import('@talentlog/runtime/kurrentdb');
      return runImport(argv, undefined, async (source, folder, told) => {
        const store = await openKurrentEventStore({ url });
        return importKurrentLog(store, source, folder, told).finally(() => store.close());
      });
    }),
  };
}
