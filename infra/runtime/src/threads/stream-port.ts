import type { Duplex } from 'node:stream';
import type { Port } from './line.ts';

/** A port to another process: one message a line, as JSON. What is said after the stream ended is lost. */
export class StreamPort implements Port {
  private rest = '';

  constructor(private readonly stream: Duplex) {
    stream.setEncoding('utf8');
  }

  postMessage(message: unknown): void {
    if (this.stream.writable) this.stream.write(`${JSON.stringify(message)}\n`);
  }

  on(_event: 'message', hear: (message: unknown) => void): void {
    this.stream.on('data', (chunk: string) => {
      const lines = (this.rest + chunk).split('\n');
      this.rest = lines.pop() ?? '';
      for (const line of lines) hear(JSON.parse(line));
    });
  }
}
