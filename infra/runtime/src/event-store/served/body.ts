import type { IncomingMessage } from 'node:http';

/** What was sent is more than is taken. */
export class TooLarge extends Error {}

/**
 * Bytes of bodies that are in memory at once. Who would exceed them is told to come again, so that many callers with much to say cannot
 * fill the memory of the one process that holds the log.
 */
export class BodyRoom {
  private taken = 0;

  constructor(
    private readonly inAll: number,
    private readonly ofOne: number,
  ) {}

  /** Reads a body and keeps its room until `use` has ended. Undefined where there is no room now. Throws TooLarge. */
  async read<T>(request: IncomingMessage, use: (text: string) => Promise<T>): Promise<{ used: T } | undefined> {
    const said = Number(request.headers['content-length'] ?? Number.NaN);
    // Our clients say how much comes; whoever does not is given as much room as one may have.
    const room = Number.isNaN(said) ? this.ofOne : said;
    if (room > this.ofOne) throw new TooLarge(`${room} bytes are more than ${this.ofOne}`);
    if (this.taken + room > this.inAll) return undefined;
    this.taken += room;
    try {
      return { used: await use(await textOf(request, room)) };
    } finally {
      this.taken -= room;
    }
  }
}

async function textOf(request: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) throw new TooLarge(`more than ${most} bytes came`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
