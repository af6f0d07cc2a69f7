import { randomBytes, randomUUID } from 'node:crypto';
import type { Own } from './belongings.ts';
import type { Browser } from './browser.ts';
import { freePort } from './free-port.mjs';
import { type Server, startServer } from './server.ts';

/** One that can be killed and comes again at the same address. */
export interface Instance {
  readonly url: string;
  readonly server: () => Server;
  kill(): Promise<void>;
  begin(): Promise<void>;
}

/** The owner of a log and instances that append to it, each with views of its own. */
export interface Instances {
  readonly owner: Instance;
  readonly others: readonly Instance[];
  /** Starts one more with other settings; rejects with what it printed. */
  startAnother(env: Readonly<Record<string, string>>): Promise<Instance>;
  stop(): Promise<void>;
}

/** Starts a company in several processes; what they do not share over the log lies in one folder. */
export async function startInstances(own: Own, count: number): Promise<Instances> {
  const dataDir = own.folder();
  const [port, LOG_SECRET] = [await freePort(), randomBytes(24).toString('base64url')];
  const instance = async (env: Readonly<Record<string, string>>): Promise<Instance> => {
    const PORT = String(await freePort());
    let server = await startServer({ dataDir, env: { ...env, PORT, LOG_SECRET } });
    own.closes(() => server.kill());
    return {
      url: server.url,
      server: () => server,
      kill: () => server.kill(),
      async begin() {
        server = await startServer({ dataDir, env: { ...env, PORT, LOG_SECRET } });
      },
    };
  };
  const owner = await instance({ LOG_PORT: String(port) });
  const others: Instance[] = [];
  const another = (other: Readonly<Record<string, string>> = {}) =>
    instance({ LOG_URL: `http://127.0.0.1:${port}`, VIEWS_DIR: own.folder(), ...other });
  for (let n = 0; n < count; n += 1) others.push(await another());
  return {
    owner,
    others,
    startAnother: another,
    async stop() {
      for (const one of [...others, owner]) await one.server().stop({ keep: true });
    },
  };
}

export interface Taken {
  readonly status: number;
  readonly code: string | undefined;
  /** Events that were acknowledged. */
  readonly events: readonly string[];
}

/** Expresses one wish until it is answered, as people's browsers do: under its one id, at whoever is there. */
export async function expressed(
  { cookie, name, payload }: { readonly cookie: string; readonly name: string; readonly payload: object },
  urls: readonly string[],
): Promise<Taken> {
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
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
