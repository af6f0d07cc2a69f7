import { randomUUID } from 'node:crypto';
import type { Browser } from './browser.ts';

export interface Taken {
  readonly status: number;
  readonly code: string | undefined;
  /** Events that were acknowledged. */
  readonly events: readonly string[];
}

interface Wish {
  readonly cookie: string;
  /** Where the command asks for more than a sign-in. */
  readonly proof?: string;
  readonly name: string;
  readonly payload: object;
}

/** Expresses one wish until it is answered, as people's browsers do: under its one id, at whoever is there. */
export async function expressed({ cookie, proof, name, payload }: Wish, urls: readonly string[]): Promise<Taken> {
  const headers = {
    ...{ cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    ...(proof === undefined ? {} : { 'x-proof': proof }),
  };
  const limit = Date.now() + 120_000;
  for (let n = 0; Date.now() < limit; n += 1) {
    const answer = await fetch(`${urls[n % urls.length]}/api/commands/${name}`, {
      ...{ method: 'POST', headers, body: JSON.stringify(payload), signal: AbortSignal.timeout(20_000) },
    })
      .then(async (one) => ({ status: one.status, text: await one.text() }))
      .catch(() => undefined);
    if (answer !== undefined && answer.status < 500) {
      const { code, events = [] } = JSON.parse(answer.text) as { code?: string; events?: readonly { id: string }[] };
      return { status: answer.status, code, events: events.map(({ id }) => id) };
    }
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error(`${name} was never answered`);
}

/** What a question is answered at each address, once it knows of all up to this place; how far each had come by then is its own. */
export function answeredAt(
  urls: readonly string[],
  question: string,
  { cookie }: Pick<Browser, 'cookie'>,
  head: string,
): Promise<readonly string[]> {
  const headers = { cookie, 'x-after-position': head };
  const answer = async (url: string): Promise<string> => {
    const one = await fetch(`${url}/api/queries/${question}`, { headers });
    const text = await one.text();
    // Not yet up to there: on a busy machine that takes longer than a question waits.
    if (one.status === 503) return answer(url);
    return `${one.status} ${text.replace(/"position":"\d{20}"\}$/, '')}`;
  };
  return Promise.all(urls.map(answer));
}
