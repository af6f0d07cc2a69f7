import {
  type Metadata,
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type ServiceError,
  type sendUnaryData,
  status,
  type UntypedHandleCall,
} from '@grpc/grpc-js';
import { GossipService } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_grpc_pb.js';
import { ServerFeaturesService } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_grpc_pb.js';
import { StreamsService } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';
import { StreamsServiceService } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_grpc_pb.js';
import type { AppendRecordsRequest } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_pb.js';
import type { Certificate } from '../../../support/certificate.ts';
import { appended, clusterOf, type Member, supported, type Takes, usualTakes } from './answers.ts';
import { kindOf, type ReadCall, readAll, readStream, type Send, sending, subscribe } from './read-call.ts';
import { Records } from './records.ts';
import type { Refusal } from './refusals.ts';
import { Relay } from './relay.ts';
import { type Call, type Fault, type Script, Scripts } from './scripts.ts';

/** A node of KurrentDB, of the calls that we use alone. It does as the server's sources say, and what a test has scripted. */
export class Counterpart {
  private readonly server = new Server({ 'grpc.max_receive_message_length': -1 });
  private readonly relay = new Relay();
  private readonly scripts = new Scripts();
  port = 0;
  version = '26.1.0.0';
  /** Nodes that gossip tells of: their ports, and who leads. */
  members: readonly Member[] = [];
  /** How often each call was made. */
  readonly made: Record<Call, number> = { append: 0, readStream: 0, readAll: 0, subscribe: 0, features: 0, gossip: 0 };
  /** Whether the server has the call that appends to many streams. */
  canAppend = true;
  /** Who alone may append and read; everybody, where absent. */
  user: { readonly username: string; readonly password: string } | undefined;
  takes: Takes = usualTakes;

  constructor(readonly records = new Records()) {}

  /** With TLS where there is a certificate. */
  async start(certificate?: Certificate): Promise<this> {
    const services: readonly [object, Record<string, UntypedHandleCall>][] = [
      [StreamsService, { read: (call: ReadCall) => void this.read(call) }],
      [
        StreamsServiceService,
        {
          appendRecords: this.unary('append', (call) =>
            appended(this.records, call.request as AppendRecordsRequest, this.takes),
          ),
        },
      ],
      [
        ServerFeaturesService,
        { getSupportedMethods: this.unary('features', () => supported(this.version, this.canAppend)) },
      ],
      [GossipService, { read: this.unary('gossip', () => clusterOf(this.members)) }],
    ];
    const nobody: UntypedHandleCall = (_: unknown, answer?: sendUnaryData<object>) =>
      answer?.({ code: 12, details: 'not of this counterpart' });
    for (const [service, calls] of services) {
      const others = Object.fromEntries(Object.keys(service).map((name) => [name, nobody]));
      this.server.addService(service as typeof StreamsService, { ...others, ...calls });
    }
    const credentials =
      certificate === undefined
        ? ServerCredentials.createInsecure()
        : ServerCredentials.createSsl(null, [
            { cert_chain: Buffer.from(certificate.cert), private_key: Buffer.from(certificate.key) },
          ]);
    const inner = await new Promise<number>((bound, failed) =>
      this.server.bindAsync('127.0.0.1:0', credentials, (error, port) => (error ? failed(error) : bound(port))),
    );
    this.port = await this.relay.start(inner);
    return this;
  }

  get url(): string {
    return `kurrentdb://127.0.0.1:${this.port}?tls=false`;
  }

  /** From now on the next calls of this kind go wrong, once unless it is said how often. */
  script(call: Call, fault: Fault, { after, times = 1 }: { after?: 'done' | number; times?: number } = {}): void {
    this.scripts.add({ call, fault, left: times, ...(after === undefined ? {} : { after }) });
  }

  /** All connections are gone, in the middle of whatever they do. */
  cut(): void {
    this.relay.cut();
  }

  async stop(): Promise<void> {
    this.server.forceShutdown();
    await this.relay.stop();
  }

  private unary(kind: Call, does: (call: ServerUnaryCall<object, object>) => object | Refusal) {
    return (call: ServerUnaryCall<object, object>, callback: sendUnaryData<object>): void => {
      this.made[kind] += 1;
      const answer = (one: object | Refusal) =>
        'code' in one ? callback(one as Partial<ServiceError>) : callback(null, one);
      const before = this.scripts.taken(kind, ({ after }) => after === undefined);
      if (before !== undefined) {
        this.fails(before.fault, answer);
        return;
      }
      if (kind === 'append' && !this.isUser(call.metadata)) {
        answer(unknownUser);
        return;
      }
      const done = does(call);
      const after = 'code' in done ? undefined : this.scripts.taken(kind, (one) => one.after === 'done');
      if (after === undefined) answer(done);
      else this.fails(after.fault, answer);
    };
  }

  private isUser(metadata: Metadata): boolean {
    if (this.user === undefined) return true;
    const { username, password } = this.user;
    const [said] = metadata.get('authorization');
    return said === `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  }

  private fails(fault: Fault, answer: (refusal: Refusal) => void): void {
    if (fault === 'cut') this.cut();
    else if (fault !== 'silence') answer(fault);
  }

  private async read(call: ReadCall): Promise<void> {
    const options = call.request.getOptions();
    if (options === undefined) return void call.end();
    const kind = kindOf(options);
    this.made[kind] += 1;
    const fails = ({ fault }: Script) => this.fails(fault, (refusal) => void call.emit('error', refusal));
    const before = this.scripts.taken(kind, ({ after }) => after === undefined);
    if (before !== undefined) return fails(before);
    if (!this.isUser(call.metadata)) return void call.emit('error', unknownUser);
    const script = this.scripts.taken(kind, ({ after }) => after !== undefined);
    const write = sending(call);
    let left = typeof script?.after === 'number' ? script.after : Number.POSITIVE_INFINITY;
    const send: Send = async (message) => {
      if (left <= 0) throw new Broken();
      left -= 1;
      await write(message);
    };
    try {
      if (kind === 'readStream') await readStream(this.records, options, send);
      else if (kind === 'readAll') await readAll(this.records, options, send);
      else await subscribe(this.records, options, send, call);
      call.end();
    } catch (error) {
      if (error instanceof Broken && script !== undefined) fails(script);
      else call.emit('error', { code: status.INVALID_ARGUMENT, details: String(error) });
    }
  }
}

class Broken extends Error {}
const unknownUser: Refusal = { code: status.UNAUTHENTICATED, details: 'Unauthenticated' };
