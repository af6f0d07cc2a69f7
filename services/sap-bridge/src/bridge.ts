import {
  type CommandClient,
  type Follower,
  type FollowerParts,
  type HrCore,
  readerOf,
  startFollower,
  systemClock,
  when,
} from '@talentlog/runtime';
import { defaultMapping } from './default-mapping.ts';
import type { SapMapping } from './mapping.ts';
import { type PushParts, push } from './push.ts';

export interface SapBridgeParts extends FollowerParts {
  readonly hrCore: HrCore;
  readonly commands: CommandClient;
  readonly mapping?: SapMapping;
  readonly waits?: readonly number[];
}

const minutes = 60_000;
/** About an hour in all; then staff see the failure and may push again. */
const defaultWaits = [1_000, 5_000, 30_000, 2 * minutes, 5 * minutes, 10 * minutes, 20 * minutes, 30 * minutes];
/** A push that got no clear answer waits for up to an hour and must not hold up the others: how many ask at once is the peer's limit. */
const sideBySide = 200;

const reader = readerOf([
  when('SapPushRequested', (event, parts: PushParts, signal: AbortSignal) => push(event, parts, signal)),
]);

/** Pushes what `SapPushRequested` asks for to the HR core and records each result. Runs until stopped. */
export function startSapBridge(parts: SapBridgeParts): Follower {
  const { clock = systemClock, mapping = defaultMapping, waits = defaultWaits } = parts;
  const pushing = { ...parts, clock, mapping, waits };
  return startFollower(
    {
      name: 'sap-bridge',
      types: reader.types,
      sideBySide,
      handle: async (event, signal) => {
        await Promise.all(reader.read(event, pushing, signal));
      },
    },
    parts,
  );
}
