import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { type Half, heard, Pieces } from './kafka-pieces.ts';

/** What the line does to everything, until it recovers. */
export type Illness = 'slow' | 'reset' | 'silent';

/** One way of a connection that is slow: everything by so much. */
const slowMs = 200;

/** A line to a broker that can be made bad, and be cut in the middle of a call that is named; it needs no other program. */
export class KafkaLine {
  private readonly links = new Set<Socket>();
  private server: Server | undefined;
  private illness: Illness | undefined;
  private cut: { readonly call: number; readonly half: Half } | undefined;

  /** From a port that the broker says it is at, to the one where it listens. */
  constructor(
    private readonly port: number,
    private readonly to: number,
  ) {}

  async open(): Promise<void> {
    this.server = createServer((near) => this.link(near)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Nobody is at the other end, until it is opened again. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server === undefined) return;
    const closed = once(server, 'close');
    server.close();
    this.endAll();
    await closed;
  }

  suffers(illness: Illness): void {
    this.illness = illness;
    if (illness === 'reset') for (const socket of this.links) socket.resetAndDestroy();
  }

  /** What was held up for good is not sent after all: those connections are over. */
  recovers(): void {
    if (this.illness === 'silent') this.endAll();
    this.illness = undefined;
  }

  /** The next call of this number is cut off in the middle of the question, or of the answer. */
  cuts(call: number, half: Half): void {
    this.cut = { call, half };
  }

  isToCut(): boolean {
    return this.cut !== undefined;
  }

  private endAll(): void {
    for (const socket of this.links) socket.destroy();
  }

  private link(near: Socket): void {
    if (this.illness === 'reset') return void near.on('error', () => undefined).resetAndDestroy();
    const far = connect(this.to, '127.0.0.1');
    for (const socket of [near, far]) {
      this.links.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => {
        this.links.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    const calls = new Map<number, number>();
    const questions = new Pieces((piece) => {
      const { call, correlation } = heard(piece);
      calls.set(correlation, call);
      return this.isCut(call, 'question');
    });
    const answers = new Pieces((piece) => this.isCut(calls.get(piece.readInt32BE(4)), 'answer'));
    near.on('data', (chunk: Buffer) => this.pass(questions.take(chunk), near, far));
    far.on('data', (chunk: Buffer) => this.pass(answers.take(chunk), far, near));
  }

  private isCut(call: number | undefined, half: Half): boolean {
    const isMet = this.cut?.call === call && this.cut?.half === half;
    if (isMet) this.cut = undefined;
    return isMet;
  }

  private pass({ bytes, ends }: { bytes: Buffer; ends: boolean }, from: Socket, to: Socket): void {
    if (this.illness === 'silent') return;
    const send = () => {
      if (to.destroyed) return;
      if (ends) to.end(bytes, () => from.destroy());
      else to.write(bytes);
    };
    // Timers of one length fire in the order in which they were set.
    if (this.illness === 'slow') setTimeout(send, slowMs);
    else send();
  }
}
