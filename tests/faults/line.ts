import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which each byte is sent when the test wants it. */
export class Line {
  private text = '';

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      this.text += chunk;
    });
    socket.on('error', () => undefined);
  }

  static async to(url: string): Promise<Line> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new Line(socket);
  }

  send(text: string): void {
    this.socket.write(text);
  }

  /** Everything that came back so far. */
  heard(): string {
    return this.text;
  }
}
