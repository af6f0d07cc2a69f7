import type { Logger } from '@talentlog/runtime';
import type { Config } from '../config.ts';
import { KeptThread } from '../threads/kept-thread.ts';
import type { WorkersHost, WorkersReport, WorkersStart } from '../threads/sides.ts';
import type { WorkGroup } from './start-followers.ts';

interface WorkersThreadParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly mine: WorkersHost;
  readonly groups: readonly WorkGroup[];
}

const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/** Starts the thread of all that follows the log and has effects: processes, timers, messages, hires, files that are read. */
export const startWorkersThread = ({ config, logger, mine, groups }: WorkersThreadParts): KeptThread<WorkersReport> =>
  new KeptThread<WorkersReport>({
    ...{ name: 'workers', program: new URL('./main.js', import.meta.url), resourceLimits, logger, mine },
    start: (): WorkersStart => ({ config, groups }),
  });
