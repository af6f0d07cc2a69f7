import gossip from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js';
import features from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb.js';
import appends, {
  type AppendRecordsRequest,
} from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_pb.js';
import { asCompared } from './kept.ts';
import type { Records } from './records.ts';
import { type Refusal, tooLong, tooMuch, violated } from './refusals.ts';

/** Bytes that a server takes: of one record, and of all records of a call. */
export interface Takes {
  readonly record: number;
  readonly call: number;
}
const mebibyte = 1_048_576;
/** Unless it is configured otherwise. */
export const usualTakes: Takes = { record: 16 * mebibyte, call: 256 * mebibyte };

/** A node that gossip tells of. */
export interface Member {
  readonly port: number;
  readonly leads: boolean;
  readonly isAlive?: boolean;
}

/** All or nothing, or why not. */
export function appended(records: Records, request: AppendRecordsRequest, takes: Takes): object | Refusal {
  if (request.getRecordsList().length === 0) return { code: 3, details: 'records: must not be empty' };
  const sizes = request.getRecordsList().map((one) => one.serializeBinary().length);
  const large = request.getRecordsList().find((_, n) => (sizes[n] ?? 0) > takes.record);
  if (large !== undefined)
    return tooLong(large.getStream(), large.getRecordId() ?? '', Math.max(...sizes), takes.record);
  const size = sizes.reduce((sum, one) => sum + one, 0);
  if (size > takes.call) return tooMuch(size, takes.call);
  const given = request.getRecordsList().map((one) => ({
    ...{ stream: one.getStream(), id: one.getRecordId() ?? '', type: one.getSchema()?.getName() ?? '' },
    data: Buffer.from(one.getData_asU8()),
    properties: Object.fromEntries(
      [...one.getPropertiesMap().entries()].map(([key, value]) => [key, value.getStringValue()]),
    ),
  }));
  const checks = request.getChecksList().map((one) => ({
    stream: one.getStreamState()?.getStream() ?? '',
    expected: BigInt(one.getStreamState()?.getExpectedState() ?? 0),
  }));
  if (new Set(checks.map(({ stream }) => asCompared(stream))).size < checks.length)
    return { code: 3, details: 'Each stream can only appear once in consistency checks.' };
  const outcome = records.append(given, checks);
  if ('violations' in outcome) return violated(outcome.violations);
  const answer = new appends.AppendRecordsResponse();
  answer.setPosition(String(outcome.place));
  for (const stream of outcome.streams) {
    const revision = new appends.StreamRevision();
    revision.setStream(stream);
    revision.setRevision(String(records.of(stream).length - 1));
    answer.addRevisions(revision);
  }
  return answer;
}

export function supported(version: string, canAppend: boolean): object {
  const answer = new features.SupportedMethods();
  answer.setEventStoreServerVersion(version);
  if (!canAppend) return answer;
  const method = new features.SupportedMethod();
  method.setServiceName('kurrentdb.protocol.v2.streams.streamsservice');
  method.setMethodName('appendrecords');
  answer.addMethods(method);
  return answer;
}

export function clusterOf(members: readonly Member[]): object {
  const answer = new gossip.ClusterInfo();
  for (const { port, leads, isAlive = true } of members) {
    const place = new gossip.EndPoint();
    place.setAddress('127.0.0.1');
    place.setPort(port);
    const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
    const member = new gossip.MemberInfo();
    member.setState(leads ? LEADER : FOLLOWER);
    member.setIsAlive(isAlive);
    member.setHttpEndPoint(place);
    answer.addMembers(member);
  }
  return answer;
}
