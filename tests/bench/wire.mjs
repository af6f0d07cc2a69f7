import { connect } from 'node:net';

/**
 * One connection that sends a command after the other and reads no more of an answer than it must. `fetch` takes as much of the processor
 * as the server does, which on the same machine is what would be measured.
 */
export class Wire {
  static async to(url) {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname).setNoDelay();
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new Wire(socket, host);
  }

  constructor(socket, host) {
    this.socket = socket;
    this.host = host;
    this.text = '';
    this.waiting = undefined;
    // One character a byte, so that lengths are those of the head.
    socket.setEncoding('latin1');
    socket.on('data', (part) => this.take(part));
    socket.on('close', () => this.waiting?.reject(new Error('the connection was closed')));
  }

  /** Resolves once the command is accepted; rejects with what else was said. */
  async does(name, payload, cookie) {
    const body = Buffer.from(JSON.stringify(payload));
    const head = `POST /api/commands/${name} HTTP/1.1\r\nhost: ${this.host}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\ncookie: ${cookie}\r\n\r\n`;
    this.socket.write(Buffer.concat([Buffer.from(head), body]));
    const { status, said } = await new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
    });
    if (status !== 200) throw new Error(`${name}: ${status} ${said}`);
  }

  take(part) {
    this.text += part;
    const end = this.text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.text.slice(0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (!(this.text.length >= end + 4 + length)) return;
    const said = this.text.slice(end + 4, end + 4 + length);
    this.text = '';
    this.waiting?.resolve({ status: Number(head.slice(9, 12)), said });
  }

  end() {
    this.socket.destroy();
  }
}
