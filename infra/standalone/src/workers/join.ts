import { joinCommands } from '../threads/join.ts';
import type { WorkersHost, WorkersReport, WorkersStart } from '../threads/sides.ts';
import { serveWorkers } from './serve.ts';

/** Runs these workers in a process of their own. */
export const joinAsWorkers = (group: 'notifier' | 'sap-bridge'): Promise<void> =>
  joinCommands<WorkersStart, WorkersHost, WorkersReport>({
    service: group,
    start: (config) => ({ config, groups: [group] }),
    serve: serveWorkers,
  });
