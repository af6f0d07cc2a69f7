import { connect, createServer, type Socket } from 'node:net';

/** Passes on what comes to a port of its own, until it is cut. */
export class Relay {
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.pass(socket));
  private to = 0;

  /** The port on which it listens for another one. */
  async start(to: number): Promise<number> {
    this.to = to;
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    const address = this.server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  /** All connections are gone, in the middle of whatever they do. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise((closed) => this.server.close(closed));
  }

  private pass(socket: Socket): void {
    const other = connect(this.to, '127.0.0.1');
    for (const [one, two] of [
      [socket, other],
      [other, socket],
    ] as const) {
      this.sockets.add(one);
      one.setNoDelay(true).on('error', () => one.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        two.destroy();
      });
      one.pipe(two);
    }
  }
}
