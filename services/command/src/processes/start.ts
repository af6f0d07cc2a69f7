import { type ProcessParts, run } from './process.ts';
import { processes } from './processes.ts';

/** Starts every process beside the others; the returned function stops them all and waits for the wish under way. */
export function startProcesses(parts: ProcessParts): { stop(): Promise<void> } {
  const aborter = new AbortController();
  const running = processes.map((process) =>
    run(process, parts, aborter.signal).catch((error: unknown) => {
      if (!aborter.signal.aborted)
        parts.logger.error({ process: process.name, error: String(error) }, 'process stopped');
    }),
  );
  return {
    async stop() {
      aborter.abort();
      await Promise.allSettled(running);
    },
  };
}
