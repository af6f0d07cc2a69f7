import { once } from 'node:events';
import type { ServerWritableStream } from '@grpc/grpc-js';
import streams, {
  type ReadReq,
  type ReadResp,
} from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { Kept } from './kept.ts';
import { caughtUp, checkpoint, confirmation, eventOf, unknownStream } from './read-messages.ts';
import type { Records } from './records.ts';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;
type Options = ReadReq.Options;
/** What is sent, one message after the other; a script may end it anywhere. */
export type Send = (message: ReadResp) => Promise<void>;

const backwards = streams.ReadReq.Options.ReadDirection.BACKWARDS;

/** Waits for a client that is slow. */
export const sending =
  (call: ReadCall): Send =>
  async (message) => {
    if (call.write(message) || call.cancelled) return;
    const given = new AbortController();
    await Promise.race(
      ['drain', 'cancelled'].map((name) => once(call, name, { signal: given.signal }).catch(() => undefined)),
    );
    given.abort();
  };

/** Which of the three reads it is. */
export const kindOf = (options: Options) =>
  options.hasStream() ? 'readStream' : options.hasSubscription() ? 'subscribe' : 'readAll';

export async function readStream(records: Records, options: Options, send: Send): Promise<void> {
  const asked = options.getStream();
  const name = Buffer.from(asked?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
  const kept = records.of(name);
  if (kept.length === 0) return send(unknownStream(name));
  const turned = options.getReadDirection() === backwards;
  const from = BigInt(asked?.hasRevision() ? asked.getRevision() : 0);
  const wanted = turned ? [...kept].reverse() : kept.filter(({ revision }) => revision >= from);
  for (const one of wanted.slice(0, Number(options.getCount()))) await send(eventOf(one));
}

export async function readAll(records: Records, options: Options, send: Send): Promise<void> {
  const wants = filterOf(options);
  const all = options.getAll();
  const turned = options.getReadDirection() === backwards;
  const from = all?.hasPosition() ? BigInt(all.getPosition()?.getCommitPosition() ?? 0) : 0n;
  const wanted = turned ? [...records.all].reverse() : records.all.filter(({ place }) => place >= from);
  for (const one of wanted.filter(wants).slice(0, Number(options.getCount()))) await send(eventOf(one));
}

/** Where a search stands. The prepare of a place before a record is 0. */
interface Place {
  readonly commit: bigint;
  readonly prepare: bigint;
}
const isBefore = (one: Place, other: Place): boolean =>
  one.commit < other.commit || (one.commit === other.commit && one.prepare < other.prepare);

/**
 * Looks through a window at a time. In the past it says, now and then and at the end, where the last window began, or the last event in it
 * that was wanted: what was looked at and not wanted is told with the next one. What is written from then on is told by its own place.
 */
export async function subscribe(records: Records, options: Options, send: Send, call: ReadCall): Promise<void> {
  const wants = filterOf(options);
  const interval = (options.getFilter()?.getCheckpointintervalmultiplier() ?? 1) * window;
  const position = options.getAll()?.getPosition();
  let reached = position && {
    commit: BigInt(position.getCommitPosition()),
    prepare: BigInt(position.getPreparePosition()),
  };
  let told: Place | undefined;
  const tell = async (place: Place | undefined): Promise<void> => {
    if (place === undefined || (told !== undefined && !isBefore(told, place))) return;
    told = place;
    await send(checkpoint(place.commit, place.prepare));
  };
  let next = records.all.findIndex(({ place }) => reached === undefined || isBefore(reached, standing(place)));
  if (next < 0) next = records.all.length;
  await send(confirmation());
  let [considered, begun] = [0, reached];
  for (let page = window; page === window && !call.cancelled; ) {
    const looked = records.all.slice(next, next + window);
    for (const one of looked)
      if (wants(one)) {
        await send(eventOf(one));
        reached = standing(one.place);
      }
    page = looked.length;
    next += page;
    considered += page;
    if (page > 0 && begun !== undefined && (reached === undefined || isBefore(reached, begun))) reached = begun;
    if (page < window || considered >= interval) await tell(reached ?? (page < window ? first : undefined));
    considered %= interval;
    begun = { commit: looked.at(-1)?.end ?? 0n, prepare: 0n };
  }
  await send(caughtUp());
  for (considered = 0; !call.cancelled; await more(records, call))
    for (; next < records.all.length && !call.cancelled; next += 1) {
      const one = records.all[next] as Kept;
      if (wants(one)) await send(eventOf(one));
      considered += 1;
      if (considered % interval === 0) await tell(standing(one.place));
    }
}
const standing = (place: bigint): Place => ({ commit: place, prepare: place });
const first: Place = { commit: 0n, prepare: 0n };
const window = 32;

function more(records: Records, call: ReadCall): Promise<void> {
  return new Promise((resume) => {
    const go = (): void => {
      end();
      call.off('cancelled', go);
      resume();
    };
    const end = records.onMore(go);
    call.once('cancelled', go);
  });
}

function filterOf(options: Options): (record: Kept) => boolean {
  const filter = options.getFilter();
  if (filter === undefined) return () => true;
  const regex = new RegExp(filter.getEventType()?.getRegex() ?? filter.getStreamIdentifier()?.getRegex() ?? '');
  return ({ type, stream }) => regex.test(filter.hasEventType() ? type : stream);
}
