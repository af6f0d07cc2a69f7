import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Cut } from './told.ts';

/** How long somebody may leave unread what was sent to them; then they are cut, and ask again from where they are. */
export interface Patience {
  readonly unreadMs: number;
  /** Nobody is waited for any more. */
  readonly signal: AbortSignal;
}

/** Writes lines of JSON as fast as they are read, and not faster: nothing piles up for a slow reader. */
export class LineWriter {
  constructor(
    private readonly response: ServerResponse,
    private readonly patience: Patience,
  ) {}

  /** False where nobody reads any more. */
  async write(values: readonly unknown[]): Promise<boolean> {
    if (this.response.destroyed) return false;
    const text = values.map((value) => `${JSON.stringify(value)}\n`).join('');
    if (text === '' || this.response.write(text)) return true;
    return this.drained();
  }

  private async drained(): Promise<boolean> {
    const { response, patience } = this;
    const ended = new AbortController();
    const cut = () => response.destroy();
    const tooLong = setTimeout(cut, patience.unreadMs);
    patience.signal.addEventListener('abort', cut, { once: true, signal: ended.signal });
    if (patience.signal.aborted) cut();
    try {
      await Promise.race([
        once(response, 'drain', { signal: ended.signal }),
        once(response, 'close', { signal: ended.signal }),
      ]);
    } catch {
      return false;
    } finally {
      clearTimeout(tooLong);
      ended.abort();
    }
    return !response.destroyed;
  }
}

/** The lines of an answer, read no faster than they are wanted. Throws Cut where it ends before its end. */
export async function* linesOf<T>(response: IncomingMessage): AsyncGenerator<T> {
  response.setEncoding('utf8');
  let rest: string[] = [];
  try {
    for await (const chunk of response as AsyncIterable<string>) {
      const [first = '', ...others] = chunk.split('\n');
      rest.push(first);
      const last = others.pop();
      if (last === undefined) continue;
      const lines = [rest.join(''), ...others];
      rest = [last];
      for (const line of lines) yield JSON.parse(line) as T;
    }
  } catch (error) {
    throw new Cut(`the answer was cut: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!response.complete || rest.join('') !== '') throw new Cut('the answer was cut');
}
