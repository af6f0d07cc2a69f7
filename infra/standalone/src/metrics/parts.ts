import type { CommandService } from '@talentlog/command';
import type { Peer } from '@talentlog/runtime';
import type { Telemetry } from '@talentlog/runtime/otlp';
import type { Watched } from '../health/thread-seen.ts';
import type { QueryReport, Report, WorkersReport } from '../threads/sides.ts';

/** A thread as far as metrics look at it. */
export type Measured<R extends Report> = Pick<Watched<R>, 'report' | 'known'>;

export interface MeasuredParts {
  readonly queries: Measured<QueryReport>;
  readonly workers: readonly Measured<WorkersReport>[];
  /** What decides. */
  readonly command: Pick<CommandService, 'measuredBy'>;
  /** Those whom this thread calls. */
  readonly peers: readonly Peer[];
  /** What became of this thread's spans. */
  readonly telemetry: Pick<Telemetry, 'counts'>;
}

/** What every thread that is there says of itself. */
export const reportsOf = async ({ queries, workers }: MeasuredParts): Promise<readonly Report[]> =>
  (await Promise.all([...workers, queries].map((one) => one.report().catch(() => undefined)))).filter(
    (report) => report !== undefined,
  );

/** Milliseconds for which a thread is not asked again: all measures of one look are of one answer. */
const lookMs = 500;

/** The same, asked once for all that one look wants to know. */
export function askedOnce<R extends Report>(thread: Measured<R>): Measured<R> {
  let answer: Promise<R> | undefined;
  let since = 0;
  return {
    known: () => thread.known(),
    report() {
      const now = performance.now();
      if (answer === undefined || now - since > lookMs) {
        since = now;
        answer = thread.report();
      }
      return answer;
    },
  };
}
