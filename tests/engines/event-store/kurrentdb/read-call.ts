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

/** Looks through a window at a time, says how far it came, and goes on with what is written. */
export async function subscribe(records: Records, options: Options, send: Send, call: ReadCall): Promise<void> {
  const wants = filterOf(options);
  const interval = (options.getFilter()?.getCheckpointintervalmultiplier() ?? 1) * window;
  const position = options.getAll()?.getPosition();
  const after = position && {
    commit: BigInt(position.getCommitPosition()),
    prepare: BigInt(position.getPreparePosition()),
  };
  // A place before a record, whose prepare is 0, is before that record.
  let next =
    after === undefined
      ? 0
      : records.all.findIndex(({ place }) => place > after.commit || (place === after.commit && after.prepare < place));
  if (next < 0) next = records.all.length;
  await send(confirmation());
  let [considered, live] = [0, false];
  while (!call.cancelled) {
    for (; next < records.all.length && !call.cancelled; next += 1) {
      const one = records.all[next] as Kept;
      if (wants(one)) await send(eventOf(one));
      considered += 1;
      if (considered % interval === 0)
        await send(wants(one) ? checkpoint(one.place, one.place) : checkpoint(one.end, 0n));
    }
    if (!live) {
      // Its last page is not part of it.
      const page = records.all[Math.max(0, next - (next % window) - 1)];
      if (page !== undefined) await send(checkpoint(page.place, page.place));
      await send(caughtUp());
      live = true;
      continue;
    }
    await more(records, call);
  }
}
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
