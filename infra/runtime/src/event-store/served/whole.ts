import type { IncomingMessage } from 'node:http';
import { Cut } from './told.ts';

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
