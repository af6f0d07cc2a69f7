import { setTimeout as delay } from 'node:timers/promises';
import type { Integrity } from '@talentlog/contracts';
import type { Logger, Sealer } from '@talentlog/runtime';
import type { PartStatus } from '../health/judged.ts';
import type { Storage } from '../storage.ts';
import { checkIntegrity } from './check.ts';
import { restingPause } from './pause.ts';

/** How often the whole log is read again by itself. */
const everyMs = 6 * 3_600_000;
/** The same where its server did not answer. */
const againMs = 60_000;

interface IntegrityParts {
  readonly storage: Pick<Storage, 'verifyLog'>;
  readonly sealer: Sealer;
  readonly logger: Logger;
}

/** Knows whether the log is what was written: checks all of it after the start and ever again, beside the answers. */
export interface IntegrityWatch {
  /** Checks now, for somebody who waits; those who ask while one runs share the next one. */
  check(): Promise<Integrity>;
  /** What the last check found, whoever wanted it: the one place that remembers. */
  last(): Promise<Integrity | undefined>;
  status(): PartStatus;
  stop(): Promise<void>;
}

export function watchIntegrity({ storage, sealer, logger }: IntegrityParts): IntegrityWatch {
  const abort = new AbortController();
  let last: { readonly found: Integrity; readonly number: number } | undefined;
  let begun = 0;
  const checked = async (how: Pick<Storage, 'verifyLog'>): Promise<Integrity> => {
    begun += 1;
    const number = begun;
    const verdict = await checkIntegrity(how, sealer);
    const found = { ...verdict, at: new Date().toISOString() };
    // A slow check of before says nothing against one that began after it.
    if (!abort.signal.aborted && (last === undefined || last.number < number)) last = { found, number };
    if (!abort.signal.aborted && !verdict.ok)
      logger.error(verdict.firstBad ?? {}, 'the log is not what was written (docs/runbooks/damaged-log.md)');
    return found;
  };
  const watch = async (): Promise<void> => {
    const { signal } = abort;
    const gently = { verifyLog: () => storage.verifyLog({ pause: restingPause(signal) }) };
    while (!signal.aborted) {
      const pause = await checked(gently).then(
        () => everyMs,
        (error: unknown) => {
          logger.warn({ error: String(error) }, 'the log cannot be checked now');
          return againMs;
        },
      );
      await delay(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const watching = watch();
  return {
    check: shared(() => checked(storage)),
    last: async () => (last === undefined ? undefined : { ...last.found, sealed: sealer.last() }),
    status: () => statusOf(last?.found, sealer.problem() === undefined),
    async stop() {
      abort.abort();
      await watching;
    },
  };
}

/** One at a time, for all who ask: who comes while one runs shares the next, which begins after they came. */
function shared<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const now = run();
      running = now.catch(() => undefined);
      return now;
    });
    return next;
  };
}

function statusOf(last: Integrity | undefined, isSealed: boolean): PartStatus {
  const detail = last?.ok === false ? 'damaged' : !isSealed ? 'unsealed' : last === undefined ? 'checking' : 'sound';
  const ready = detail === 'checking' || detail === 'sound';
  return { ready, degraded: true, detail, ...(ready ? {} : { cause: detail }), isName: true };
}
