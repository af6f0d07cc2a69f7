import {
  type Clock,
  type CommandClient,
  type FileStore,
  type Logger,
  systemClock,
  UnreadableFile,
  type UploadRegister,
  type VirusScan,
} from '@talentlog/runtime';
import { noteKeptTimeEnd } from '../retention/note.ts';
import { keepVerdict, stateAfter } from './uploads.ts';

export interface UploadUpkeepParts {
  readonly files: FileStore;
  readonly register: UploadRegister;
  readonly scan: VirusScan;
  readonly logger: Logger;
  readonly commands: CommandClient;
  readonly clock?: Clock;
}
/** What goes on behind the uploads until it is stopped. */
export interface UploadUpkeep {
  stop(): Promise<void>;
}

/** What no command named is kept so long. */
export const orphanAfterMs = 24 * 3_600_000;
const sweepEveryMs = 3_600_000;
const scanEveryMs = 15_000;
const scannedAtOnce = 1_000;

/** Scans what could not be scanned when it came. Files that cannot be read keep waiting, and hold up no other. */
export async function scanWaiting({ files, register, scan, logger }: UploadUpkeepParts): Promise<void> {
  if (!scan.required) return;
  for (const fileId of await register.unscanned(scannedAtOnce)) {
    const bytes = await files.get(fileId).catch((error: unknown) => {
      if (!(error instanceof UnreadableFile)) throw error;
      logger.error({ fileId, error: error.message }, 'a file that waits for its scan cannot be read');
      return undefined;
    });
    if (bytes === undefined) continue;
    const state = stateAfter(await scan.scan(bytes));
    if (state === 'waiting') return; // the scanner is away: the others wait as well
    if (state === 'infected') logger.warn({ fileId }, 'a file that waited for its scan is not safe');
    await keepVerdict(fileId, state, { files, register });
  }
}

/** Removes files that were uploaded a day ago and that no command ever named, and has the audit tell how many. */
export async function sweepOrphans(parts: UploadUpkeepParts): Promise<number> {
  const { files, register, clock = systemClock } = parts;
  const orphans = await register.orphans(clock.now() - orphanAfterMs);
  for (const fileId of orphans) {
    await files.delete(fileId);
    await register.forget(fileId);
  }
  await noteKeptTimeEnd('UPLOADS', orphans.length, parts);
  return orphans.length;
}

/** Repeats both until stopped; a failure is logged, and tried again the next time. */
export function startUploadUpkeep(parts: UploadUpkeepParts): UploadUpkeep {
  const { clock = systemClock, logger } = parts;
  const stopping = new AbortController();
  const repeat = async (what: string, everyMs: number, work: () => Promise<unknown>): Promise<void> => {
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) =>
        logger.error({ error: String(error) }, `${what} failed; it is tried again`),
      );
      await clock.wait(everyMs, stopping.signal);
    }
  };
  const running = Promise.all([
    repeat('scanning what waits', scanEveryMs, () => scanWaiting(parts)),
    repeat('sweeping orphans', sweepEveryMs, () => sweepOrphans(parts)),
  ]);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
