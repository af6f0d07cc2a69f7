import type { Duplex } from 'node:stream';
import type { Port } from './line.ts';

/**
 * A port to another process: one message a line, as JSON. What is said after the stream ended is lost; whoever says what is no message,
 * or too much before they are trusted, is hung up on.
 */
export class StreamPort implements Port {
  private rest: string[] = [];
  private mayStillSay: number;

  /** `untilTrusted`: signs that may come before `trust` is called; without it, any number. */
  constructor(
    private readonly stream: Duplex,
    { untilTrusted = Number.POSITIVE_INFINITY }: { readonly untilTrusted?: number } = {},
  ) {
    this.mayStillSay = untilTrusted;
    stream.setEncoding('utf8');
  }

  postMessage(message: unknown): void {
    if (this.stream.writable) this.stream.write(`${JSON.stringify(message)}\n`);
  }

  /** Whoever is at the other end has shown who they are. */
  trust(): void {
    this.mayStillSay = Number.POSITIVE_INFINITY;
  }

  hangUp(): void {
    this.stream.destroy();
  }

  on(_event: 'message', hear: (message: unknown) => void): void {
    this.stream.on('data', (chunk: string) => {
      this.mayStillSay -= chunk.length;
      if (this.mayStillSay < 0) return this.hangUp();
      const [first = '', ...others] = chunk.split('\n');
      this.rest.push(first);
      const last = others.pop();
      if (last === undefined) return;
      const lines = [this.rest.join(''), ...others];
      this.rest = [last];
      for (const line of lines) this.pass(line, hear);
    });
  }

  private pass(line: string, hear: (message: unknown) => void): void {
    if (this.stream.destroyed) return;
    const message = objectIn(line);
    if (message === undefined) this.hangUp();
    else hear(message);
  }
}

function objectIn(line: string): object | undefined {
  try {
    const read = JSON.parse(line) as unknown;
    return typeof read === 'object' && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}
