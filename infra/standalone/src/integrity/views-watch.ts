import { setTimeout as delay } from 'node:timers/promises';
import { differingRows, projectors, type QueryService } from '@talentlog/query';
import type { ViewStore } from '@talentlog/runtime';
import type { PartStatus } from '../health/judged.ts';
import { restingPause } from './pause.ts';

interface ViewsWatchParts {
  readonly query: Pick<QueryService, 'parts' | 'projectors'>;
  /** An empty store in memory. */
  readonly openShadow: () => Promise<ViewStore>;
  readonly everySeconds: number;
}

/** Compares one projector's views after the other with what comes of the log, beside the answers, for as long as the server runs. */
export interface ViewsWatch {
  status(): PartStatus;
  stop(): Promise<void>;
}

export function watchViews({ query, openShadow, everySeconds }: ViewsWatchParts): ViewsWatch {
  const { store, open, views, logger } = query.parts;
  const abort = new AbortController();
  const { signal } = abort;
  const differing = new Set<string>();
  const compare = async (projector: (typeof projectors)[number]): Promise<void> => {
    const pause = restingPause(signal);
    const shadow = await openShadow();
    const rows = await differingRows({ store, open, views, projector, running: query.projectors, shadow, pause });
    differing.delete(projector.name);
    if (rows.length === 0) return;
    differing.add(projector.name);
    const { name } = projector;
    logger.error(
      { projector: name, rows: rows.slice(0, 10) },
      'views differ from the log (docs/runbooks/damaged-log.md)',
    );
  };
  const watch = async (): Promise<void> => {
    for (let round = 0; !signal.aborted; round += 1) {
      await delay(everySeconds * 1_000, undefined, { signal, ref: false }).catch(() => undefined);
      const projector = projectors[round % projectors.length];
      if (signal.aborted || projector === undefined) return;
      await compare(projector).catch((error: unknown) => {
        if (!signal.aborted) logger.warn({ err: error }, 'views could not be compared with the log; will try again');
      });
    }
  };
  const watching = watch();
  return {
    status: () => {
      const ready = differing.size === 0;
      return { ready, degraded: true, detail: ready ? 'as the log tells' : 'changed', cause: 'changed', isName: true };
    },
    async stop() {
      abort.abort();
      await watching;
    },
  };
}
