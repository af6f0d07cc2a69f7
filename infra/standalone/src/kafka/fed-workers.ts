import { type EventBus, type Fed, fedByBus, vouchingBy } from '@talentlog/runtime';
import type { Config } from '../config.ts';
import { groupsOf, internalTopic, parkedTopic } from './topics.ts';

/** What workers stand on that take their events from the internal topic; undefined where they follow the log. */
export const fedWorkers = (config: Config, stores: Fed, bus: EventBus | undefined, secret: Buffer): Fed | undefined =>
  bus === undefined || config.WORKERS_FROM !== 'kafka'
    ? undefined
    : fedByBus({
        ...stores,
        ...{
          bus,
          topic: internalTopic(config),
          parking: parkedTopic(config),
          groups: groupsOf(config),
          vouch: vouchingBy(secret),
        },
      });
