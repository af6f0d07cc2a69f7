import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import type { Logger } from '@talentlog/runtime';
import type { Config } from '../config.ts';
import { type Doorway, newDoorway } from '../threads/doorway.ts';
import type { Kept } from '../threads/kept.ts';
import { KeptThread } from '../threads/kept-thread.ts';
import type { QueryHost, QueryReport, QueryStart } from '../threads/sides.ts';

/** Where the gateway reaches the queries. */
export interface Gate extends Doorway {
  readonly agent: Agent;
}

/** What projects, answers questions and renders pages, beside the commands. */
export interface QueriesBeside {
  readonly kept: Kept<QueryReport>;
  /** Undefined while nobody answers there. */
  gate(): Gate | undefined;
}

interface QueryThreadParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly mine: QueryHost;
}

/** New objects of this thread: with 48 MB, as by default, the process idles with 277 MB, with 12 with 239 and collects too often. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/** Starts it as a thread, with a socket of its own for each run. */
export function startQueryThread({ config, logger, mine }: QueryThreadParts): QueriesBeside {
  let gate: Gate | undefined;
  const thread = new KeptThread<QueryReport>({
    ...{ name: 'queries', program: new URL('./main.js', import.meta.url), resourceLimits, logger, mine },
    start(): QueryStart {
      const doorway = newDoorway();
      gate = { ...doorway, agent: new Agent({ keepAlive: true }) };
      return { config, doorway };
    },
    whenEnded() {
      gate?.agent.destroy();
      if (gate !== undefined) rmSync(gate.socketPath, { force: true });
    },
  });
  return { kept: thread, gate: () => (thread.isOpen() ? gate : undefined) };
}
