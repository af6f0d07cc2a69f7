import type { Answer } from '../support/answer.ts';
import type { Browser } from '../support/browser.ts';
import { until } from '../support/inbox.ts';

/** What the server says of a file. A look into one has its time; a machine with much to do may be asked again. */
export const uploaded = (browser: Browser, name: string, bytes: Uint8Array, purpose: string): Promise<Answer> =>
  until('a look into a file', async () => {
    const answer = await browser.upload(name, bytes, purpose);
    return answer.body.code === 'file.too_complex' ? undefined : answer;
  });
