import { setTimeout as delay } from 'node:timers/promises';
import type { Logger, Sealer } from '@talentlog/runtime';
import type { Verdict } from '@talentlog/runtime/sqlite';
import type { PartStatus } from '../health/judged.ts';
import type { Storage } from '../storage.ts';
import { checkIntegrity } from './check.ts';
import { restingPause } from './pause.ts';

/** How often the whole log is read again by itself. */
const everyMs = 6 * 3_600_000;

interface IntegrityParts {
  readonly storage: Pick<Storage, 'verifyLog'>;
  readonly sealer: Sealer;
  readonly logger: Logger;
}

/** Knows whether the log is what was written: checks all of it after the start and ever again, beside the answers. */
export interface IntegrityWatch {
  /** Checks now, for somebody who waits. */
  check(): Promise<Verdict>;
  status(): PartStatus;
  stop(): Promise<void>;
}

export function watchIntegrity({ storage, sealer, logger }: IntegrityParts): IntegrityWatch {
  const abort = new AbortController();
  let last: Verdict | undefined;
  const note = (verdict: Verdict): Verdict => {
    last = verdict;
    if (!verdict.ok)
      logger.error(verdict.firstBad ?? {}, 'the log is not what was written (docs/runbooks/damaged-log.md)');
    return verdict;
  };
  const watch = async (): Promise<void> => {
    const { signal } = abort;
    const gently = { verifyLog: () => storage.verifyLog({ pause: restingPause(signal) }) };
    while (!signal.aborted) {
      const verdict = await checkIntegrity(gently, sealer);
      if (!signal.aborted) note(verdict);
      await delay(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const watching = watch();
  return {
    check: async () => note(await checkIntegrity(storage, sealer)),
    status: () => statusOf(last, sealer.problem() === undefined),
    async stop() {
      abort.abort();
      await watching;
    },
  };
}

function statusOf(last: Verdict | undefined, isSealed: boolean): PartStatus {
  const detail = last?.ok === false ? 'damaged' : !isSealed ? 'unsealed' : last === undefined ? 'checking' : 'sound';
  return { ready: detail === 'checking' || detail === 'sound', degraded: true, detail, isName: true };
}
