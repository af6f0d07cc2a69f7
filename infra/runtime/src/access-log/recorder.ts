import type { Logger } from '../logger.ts';
import type { AccessLog, PersonRead } from './port.ts';

/** Takes reads without holding up the answer, and writes them within a second. */
export interface ReadRecorder {
  record(read: Omit<PersonRead, 'at'>): void;
  /** Everything recorded so far is durable when it resolves, unless the store fails. */
  flush(): Promise<void>;
  status(): { readonly ready: boolean; readonly detail: string };
  /** Writes what waits, then ends. The store stays open. */
  stop(): Promise<void>;
}

const everyMs = 500;
const sweepMs = 3_600_000;
/** A read is kept so long. */
export const readsKeptMs = 180 * 86_400_000;
/** How many reads may wait while the store does not take them. What comes beyond is lost, counted and told on the health page. */
const mostWaiting = 10_000;

/** Starts to write and, once an hour, to forget what is older than 180 days. */
export function startReadRecorder(parts: {
  readonly log: AccessLog;
  readonly logger: Logger;
  readonly clock?: () => Date;
}): ReadRecorder {
  const { log, logger, clock = () => new Date() } = parts;
  let waiting: PersonRead[] = [];
  let [lost, failure, sweptAt] = [0, '', 0];
  const write = async () => {
    const now = clock().getTime();
    let batch = waiting;
    waiting = [];
    try {
      if (batch.length > 0) await log.add(batch);
      batch = [];
      if (now - sweptAt >= sweepMs) await log.forget(now - readsKeptMs);
      sweptAt = now - sweptAt >= sweepMs ? now : sweptAt;
      failure = '';
    } catch (error) {
      if (failure === '') logger.error({ error }, 'reads of people are not being recorded');
      failure = error instanceof Error ? error.message : String(error);
      waiting = [...batch, ...waiting];
    }
  };
  let turn = Promise.resolve();
  const flush = () => {
    turn = turn.then(write);
    return turn;
  };
  const timer = setInterval(() => void flush(), everyMs).unref();
  return {
    record(read) {
      if (waiting.length >= mostWaiting) lost += 1;
      else waiting.push({ ...read, at: clock().getTime() });
    },
    flush,
    status() {
      if (failure !== '') return { ready: false, detail: `${waiting.length} reads wait, ${lost} lost: ${failure}` };
      return { ready: lost === 0, detail: lost === 0 ? 'running' : `${lost} reads were lost` };
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
