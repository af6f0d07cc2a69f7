// How the server says that something went wrong, in its own protocol as the client publishes it.
import { Metadata, status } from '@grpc/grpc-js';
import statuses from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/status_pb.js';
import refusals from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/errors_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import type { Violation } from './kept.ts';

/** What goes wrong, as gRPC says it. */
export interface Refusal {
  readonly code: status;
  readonly details: string;
  readonly metadata?: Metadata;
}

/** The end of a call, with details of its own type as newer calls have them. */
export function refusal(code: status, details: string, type: string, value: Uint8Array): Refusal {
  const detail = new any.Any();
  detail.setTypeUrl(`type.googleapis.com/${type}`);
  detail.setValue(value);
  const whole = new statuses.Status();
  whole.setMessage(details);
  whole.setDetails(detail);
  const metadata = new Metadata();
  metadata.set('grpc-status-details-bin', Buffer.from(whole.serializeBinary()));
  return { code, details, metadata };
}

export function violated(violations: readonly Violation[]): Refusal {
  const told = new refusals.AppendConsistencyViolationErrorDetails();
  for (const { index, stream, expected, actual } of violations) {
    const state = new refusals.ConsistencyViolation.StreamStateViolation();
    state.setStream(stream);
    state.setExpectedState(String(expected));
    state.setActualState(String(actual));
    const one = new refusals.ConsistencyViolation();
    one.setCheckIndex(index);
    one.setStreamState(state);
    told.addViolations(one);
  }
  const type = 'kurrentdb.protocol.v2.streams.errors.AppendConsistencyViolationErrorDetails';
  return refusal(status.FAILED_PRECONDITION, 'Consistency checks failed', type, told.serializeBinary());
}

export function tooMuch(size: number, most: number): Refusal {
  const told = new refusals.AppendTransactionSizeExceededErrorDetails();
  told.setSize(size);
  told.setMaxSize(most);
  const type = 'kurrentdb.protocol.v2.streams.errors.AppendTransactionSizeExceededErrorDetails';
  return refusal(status.ABORTED, 'The transaction is too large', type, told.serializeBinary());
}

export function tooLong(stream: string, recordId: string, size: number, most: number): Refusal {
  const told = new refusals.AppendRecordSizeExceededErrorDetails();
  told.setStream(stream);
  told.setRecordId(recordId);
  told.setSize(size);
  told.setMaxSize(most);
  const type = 'kurrentdb.protocol.v2.streams.errors.AppendRecordSizeExceededErrorDetails';
  return refusal(status.INVALID_ARGUMENT, 'The record is too large', type, told.serializeBinary());
}

/** Another node leads, as older calls say it. */
export function notLeader(port: number): Refusal {
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', '127.0.0.1');
  metadata.set('leader-endpoint-port', String(port));
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata };
}

/** The same as newer calls say it. */
export const notLeaderNow = (): Refusal =>
  refusal(status.FAILED_PRECONDITION, 'Not the leader', 'kurrent.rpc.NotLeaderNodeErrorDetails', new Uint8Array());

export const denied = (): Refusal => {
  const metadata = new Metadata();
  metadata.set('exception', 'access-denied');
  return { code: status.PERMISSION_DENIED, details: 'Access Denied', metadata };
};
