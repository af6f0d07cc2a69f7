import type {
  AllStreamSubscription,
  KurrentDBClient,
  Position as Place,
  RecordedEvent as Read,
} from '@kurrent/kurrentdb-client';
import type { LogPosition } from '../port.ts';
import { atLeader } from './connection.ts';
import type { ofTypes } from './filter.ts';
import { checkpointAt, placeOf } from './place.ts';

/** Events that wait for a slow reader; past them the server is told to wait. */
const kept = 64;

/** What the server says to who follows. `quiet`: whatever it had sent was handed over. */
export type Said =
  | { readonly kind: 'event'; readonly event: Read }
  | { readonly kind: 'checkpoint'; readonly position: LogPosition }
  | { readonly kind: 'live' }
  | { readonly kind: 'quiet' };

/**
 * One subscription of the server, from after a position, until it fails, ends or is aborted. The client tells of checkpoints and of going
 * live beside its events, as soon as they come: here each waits until what came before it was handed over.
 */
export async function* messages(
  client: KurrentDBClient,
  { after, filter, signal }: { after: LogPosition; filter: ReturnType<typeof ofTypes>; signal: AbortSignal },
): AsyncGenerator<Said> {
  let [handed, failure, ended]: [number, unknown, boolean] = [0, undefined, false];
  let wake = (): void => undefined;
  const marks: { readonly after: number; readonly said: Said }[] = [];
  const mark = (said: Said): void => {
    marks.push({ after: handed + subscription.readableLength, said });
    wake();
  };
  const checkpointReached = (_: AllStreamSubscription, place: Place): void => {
    const position = checkpointAt(place);
    if (position !== undefined) mark({ kind: 'checkpoint', position });
  };
  const options = { ...atLeader, fromPosition: placeOf(after), filter: { ...filter, checkpointReached } };
  const subscription = client.subscribeToAll(options, { highWaterMark: kept });
  const end = (): void => {
    ended = true;
    wake();
  };
  subscription.on('error', (error) => {
    failure = error ?? new Error('the subscription failed');
    wake();
  });
  subscription.on('caughtUp', () => mark({ kind: 'live' }));
  for (const name of ['end', 'close']) subscription.on(name, end);
  subscription.on('readable', () => wake());
  const abort = (): void => wake();
  signal.addEventListener('abort', abort);
  try {
    while (!signal.aborted) {
      const due = marks[0]?.after === handed ? marks.shift() : undefined;
      if (due !== undefined) {
        yield due.said;
        continue;
      }
      const next: { event?: Read } | null = subscription.read();
      if (next !== null) {
        handed += 1;
        if (next.event !== undefined) yield { kind: 'event', event: next.event };
        continue;
      }
      if (failure !== undefined) throw failure;
      if (ended) throw new Error('the server ended the subscription');
      yield { kind: 'quiet' };
      // Whoever read that may have taken his time.
      if (subscription.readableLength === 0 && marks.length === 0 && failure === undefined && !ended && !signal.aborted)
        await new Promise<void>((resume) => {
          wake = resume;
        });
    }
  } finally {
    signal.removeEventListener('abort', abort);
    subscription.unsubscribe().catch(() => undefined);
    subscription.destroy();
  }
}
