import {
  type Checkpoints,
  type Clock,
  type CommandClient,
  type EventStore,
  type HrCore,
  type Logger,
  type OpenEvents,
  type Reactor,
  startReactor,
  systemClock,
} from '@talentlog/runtime';
import { defaultMapping, type SapMapping } from './mapping.ts';
import { push } from './push.ts';

export interface SapBridgeParts {
  readonly store: EventStore;
  readonly open: OpenEvents;
  readonly hrCore: HrCore;
  readonly commands: CommandClient;
  readonly checkpoints: Checkpoints;
  readonly logger: Logger;
  readonly clock?: Clock;
  readonly mapping?: SapMapping;
  readonly waits?: readonly number[];
}

const minutes = 60_000;
/** About an hour in all; then staff see the failure and may push again. */
const defaultWaits = [1_000, 5_000, 30_000, 2 * minutes, 5 * minutes, 10 * minutes, 20 * minutes, 30 * minutes];

/** Pushes what `SapPushRequested` asks for to the HR core and records each result. Runs until stopped. */
export function startSapBridge(parts: SapBridgeParts): Reactor {
  const { clock = systemClock, mapping = defaultMapping, waits = defaultWaits } = parts;
  const { store, open, hrCore, commands, checkpoints, logger } = parts;
  return startReactor({
    name: 'sap-bridge',
    types: ['SapPushRequested'],
    store,
    open,
    checkpoints,
    logger,
    clock,
    // Pushes wait for each other's answers for long; one that hangs must not hold up the others.
    concurrency: 16,
    handle: (event, signal) => push(event, { hrCore, commands, checkpoints, clock, logger, mapping, waits }, signal),
  });
}
