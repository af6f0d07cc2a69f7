import { setTimeout as delay } from 'node:timers/promises';
import { type EventFilter, type LogPosition, StoreUnavailable, type SubscriptionMessage } from '../port.ts';
import type { Connection } from './connection.ts';
import { isDenied, unavailable } from './failure.ts';
import { ofTypes, ours } from './filter.ts';
import { messages } from './messages.ts';
import { recorded } from './record.ts';

/** Milliseconds before a subscription that failed is begun again: twice as long each time, up to the last. */
const [firstPause, longestPause] = [50, 5_000];

interface Followed {
  readonly after: LogPosition;
  readonly filter?: EventFilter;
  readonly signal: AbortSignal;
}

/**
 * Follows the log from after a position. What fails is begun again after what was handed over last; only who may not read is told. In the
 * past the server looks for the types that are wanted. Once that is done it sends everything, because it tells of what it leaves out only
 * now and then, and whoever waits for the place of an event that nobody here wanted waits no longer than for any other.
 */
export async function* follow(
  connection: Connection,
  { after, filter, signal }: Followed,
): AsyncGenerator<SubscriptionMessage> {
  const state: State = {
    reached: after,
    told: after,
    caughtUp: undefined,
    past: filter?.types !== undefined,
    pause: firstPause,
  };
  const types = filter?.types && new Set(filter.types);
  while (!signal.aborted) {
    const client = connection.client();
    const from = state.reached;
    const narrow = state.past && (types?.size ?? 0) > 0;
    try {
      const said = messages(client, { after: from, filter: narrow ? ofTypes(filter?.types) : ours, signal });
      yield* narrow ? thePast(said, state) : everything(said, state, types);
    } catch (error) {
      if (signal.aborted) break;
      if (isDenied(error)) throw unavailable(error);
      connection.renew(client);
      await delay(state.pause, undefined, { signal }).catch(() => undefined);
      state.pause = Math.min(state.pause * 2, longestPause);
    }
  }
  if (connection.isClosed()) throw new StoreUnavailable('the log is closed');
}

interface State {
  /** Everything up to here was handed over, or left out. */
  reached: LogPosition;
  /** The last position that was told; where it begins, at first. */
  told: LogPosition;
  caughtUp: LogPosition | undefined;
  /** Whether what is left out is the server's to leave out. */
  past: boolean;
  pause: number;
}
type Said = ReturnType<typeof messages>;

/** Events of the types that were asked for, until the server has no more. */
async function* thePast(said: Said, state: State): AsyncGenerator<SubscriptionMessage> {
  for await (const one of said) {
    state.pause = firstPause;
    if (one.kind === 'live') {
      state.past = false;
      return;
    }
    if (one.kind === 'event') yield handedOver(recorded(one.event), state);
    else if (one.kind === 'checkpoint' && one.position > state.reached) {
      // The last one is told by whoever goes on from there.
      const before = state.reached;
      state.reached = one.position;
      if (before > state.told) {
        state.told = before;
        yield { kind: 'checkpoint', position: before };
      }
    }
  }
}

/** Whatever comes; what is not wanted moves the place. */
async function* everything(
  said: Said,
  state: State,
  types: ReadonlySet<string> | undefined,
): AsyncGenerator<SubscriptionMessage> {
  let live = false;
  for await (const one of said) {
    if (one.kind === 'live') live = true;
    if (one.kind !== 'quiet') state.pause = firstPause;
    if (one.kind === 'event') {
      const event = recorded(one.event);
      if (types === undefined || types.has(event.type)) yield handedOver(event, state);
      else state.reached = event.position;
    }
    if (one.kind !== 'quiet' || !live || state.caughtUp === state.reached) continue;
    if (state.told < state.reached) yield { kind: 'checkpoint', position: state.reached };
    state.told = state.reached;
    state.caughtUp = state.reached;
    yield { kind: 'caught-up', position: state.reached };
  }
}

/** Said as soon as it is asked for: who stops right then has it. */
function handedOver(event: ReturnType<typeof recorded>, state: State): SubscriptionMessage {
  state.reached = event.position;
  state.told = event.position;
  return { kind: 'event', event };
}
