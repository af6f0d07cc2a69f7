import { Agent } from 'node:http';
import type { Logger } from '@talentlog/runtime';
import type { Config } from '../config.ts';
import { type Gate, type QueriesBeside, startQueryThread } from '../query/thread.ts';
import { workGroups } from '../workers/start-followers.ts';
import { startWorkersThread } from '../workers/thread.ts';
import { openCommandPort } from './command-port.ts';
import type { Doorway } from './doorway.ts';
import { type Own, queryHost, workersHost } from './hosts.ts';
import { JoinedService } from './joined.ts';
import type { Kept } from './kept.ts';
import type { QueryReport, Report, WorkersReport } from './sides.ts';

/** What runs beside the commands. */
export interface Beside {
  readonly queries: QueriesBeside;
  /** By their names on the health page. */
  readonly workers: Readonly<Record<string, Kept<WorkersReport>>>;
  /** Lets those join who come from outside; called once the stores are ready. */
  welcome(secret: Buffer): Promise<void>;
  /** Nobody joins any more, and who did is left. */
  leave(): void;
}

export const everybodyOf = ({ queries, workers }: Pick<Beside, 'queries' | 'workers'>): readonly Kept<Report>[] => [
  queries.kept,
  ...Object.values(workers),
];

interface BesideParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly own: Own;
}

/** All of it in threads of this process. */
export const inThreads = ({ config, logger, own }: BesideParts): Beside => ({
  queries: startQueryThread({ config, logger, mine: queryHost(own) }),
  workers: { workers: startWorkersThread({ config, logger, mine: workersHost(own), groups: workGroups }) },
  welcome: async () => undefined,
  leave: () => undefined,
});

/** Queries, notifier and SAP bridge in processes of their own, which join at the command port. */
export function apart({ config, logger, own }: BesideParts): Beside {
  const query = new JoinedService<QueryReport>({ name: 'the queries', logger, mine: queryHost(own) });
  const notifier = new JoinedService<WorkersReport>({ name: 'the notifier', logger, mine: workersHost(own) });
  const bridge = new JoinedService<WorkersReport>({ name: 'the SAP bridge', logger, mine: workersHost(own) });
  const services = new Map<string, JoinedService<Report>>([
    ['query', query],
    ['notifier', notifier],
    ['sap-bridge', bridge],
  ]);
  let gate: Gate | undefined;
  const onDoorway = (doorway: Doorway) => {
    gate?.agent.destroy();
    gate = { ...doorway, agent: new Agent({ keepAlive: true }) };
  };
  let port: { close(): void } | undefined;
  const mine = workersHost(own);
  return {
    queries: { kept: query, gate: () => (query.isOpen() ? gate : undefined) },
    workers: {
      workers: startWorkersThread({ config, logger, mine, groups: ['processes'] }),
      notifier,
      'sap-bridge': bridge,
    },
    async welcome(secret) {
      port = await openCommandPort({
        folder: config.DATA_DIR,
        secret,
        services,
        onDoorway,
      });
    },
    leave() {
      port?.close();
      gate?.agent.destroy();
    },
  };
}
