import type { IncomingMessage } from 'node:http';
import type { Position } from '../port.ts';
import { headHeader, isPosition } from './protocol.ts';
import { Cut, somebodyElse } from './told.ts';

/** Where the log ended when the answer was begun. Throws Cut where that is not said: a page of what stands between, which says that all is well. */
export function headOf(response: IncomingMessage): Position {
  const head = response.headers[headHeader];
  if (isPosition(head)) return head;
  response.destroy();
  throw somebodyElse();
}

/** What was answered, to its end. Throws Cut. */
export async function wholeOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  } catch (error) {
    throw new Cut(String(error));
  }
  if (!response.complete) throw new Cut('the answer was cut');
  return Buffer.concat(chunks).toString('utf8');
}
