// What a read is answered with, in the server's own protocol as the client publishes it.
import shared from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import streams from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { Kept } from './kept.ts';

const { ReadResp } = streams;
const ticksPerMs = 10_000n;
const identified = (stream: string) => {
  const name = new shared.StreamIdentifier();
  name.setStreamName(Buffer.from(stream).toString('base64'));
  return name;
};

export function eventOf({ stream, revision, id, type, data, metadata, place, created }: Kept) {
  const uuid = new shared.UUID();
  uuid.setString(id);
  const event = new ReadResp.ReadEvent.RecordedEvent();
  event.setId(uuid);
  event.setStreamIdentifier(identified(stream));
  event.setStreamRevision(String(revision));
  event.setCommitPosition(String(place));
  event.setPreparePosition(String(place));
  const system = { type, created: String(BigInt(created) * ticksPerMs), 'content-type': 'application/json' };
  for (const [key, value] of Object.entries(system)) event.getMetadataMap().set(key, value);
  event.setCustomMetadata(metadata);
  event.setData(data);
  const read = new ReadResp.ReadEvent();
  read.setEvent(event);
  read.setCommitPosition(String(place));
  const answer = new ReadResp();
  answer.setEvent(read);
  return answer;
}

export function unknownStream(stream: string) {
  const told = new ReadResp.StreamNotFound();
  told.setStreamIdentifier(identified(stream));
  const answer = new ReadResp();
  answer.setStreamNotFound(told);
  return answer;
}

export function confirmation() {
  const told = new ReadResp.SubscriptionConfirmation();
  told.setSubscriptionId('counterpart');
  const answer = new ReadResp();
  answer.setConfirmation(told);
  return answer;
}

/** How far it searched. The prepare of a place before a record is 0. */
export function checkpoint(commit: bigint, prepare: bigint) {
  const told = new ReadResp.Checkpoint();
  told.setCommitPosition(String(commit));
  told.setPreparePosition(String(prepare));
  const answer = new ReadResp();
  answer.setCheckpoint(told);
  return answer;
}

export function caughtUp() {
  const answer = new ReadResp();
  answer.setCaughtUp(new ReadResp.CaughtUp());
  return answer;
}
