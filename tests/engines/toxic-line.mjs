import { randomUUID } from 'node:crypto';
import { freePort } from '../support/free-port.mjs';

/** A line by the Toxiproxy at this address. */
export function toxicLine(control, to, at = 0) {
  const { protocol, host } = new URL(to);
  const name = randomUUID();
  let port = at;
  const tell = async (method, path, body) => {
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
