import { randomUUID } from 'node:crypto';
import { freePort } from '../support/free-port.mjs';
import { given } from './given.ts';

/** A line to an engine that can be made bad: Toxiproxy, told over HTTP. Open before the test, closed after it. */
export interface Wire {
  open(): Promise<void>;
  /** Where the engine is reached by it. */
  url(): string;
  /** What the line does from now on, also to links that stand: the names are those of Toxiproxy. */
  suffers(kind: string, how: Readonly<Record<string, number>>, stream?: 'upstream' | 'downstream'): Promise<void>;
  recovers(): Promise<void>;
  /** Nobody is at the other end, until it is opened again at the same address. */
  close(): Promise<void>;
}

/** A line to whoever is at this address; at a port of its own, or at that which the other end says it is reached by. */
export function wire(to: string, at?: number): Wire {
  const control = given('TOXIPROXY_URL');
  const { protocol, host } = new URL(to);
  const name = randomUUID();
  let port = at ?? 0;
  const tell = async (method: string, path: string, body?: object): Promise<void> => {
    const answer = await fetch(`${control}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  };
  const path = `/proxies/${name}`;
  return {
    async open() {
      if (port === 0) port = await freePort();
      await tell('POST', '/proxies', { name, listen: `127.0.0.1:${port}`, upstream: host, enabled: true });
    },
    url: () => `${protocol}//127.0.0.1:${port}`,
    suffers: (type, attributes, stream = 'downstream') =>
      tell('POST', `${path}/toxics`, { name: 'ill', type, stream, toxicity: 1, attributes }),
    recovers: () => tell('DELETE', `${path}/toxics/ill`),
    close: () => tell('DELETE', path).catch(() => undefined),
  };
}
