import { get } from 'node:http';
import { registered, signedIn, startServer, until } from '../server.mjs';
import { sendComment } from '../writers.mjs';

/** `ofOne`: as many screens as an office has behind one address. */
const limits = { ofOne: 25, kilobytesEach: 100, fds: 20 };

/** Opens one stream of live updates as whoever is there; answers once it is refused or open. */
const listen = (url, from) =>
  new Promise((resolve, reject) => {
    const request = get(`${url}/api/live`, { agent: false, headers: { 'x-forwarded-for': from } }, (answer) => {
      const stream = { status: answer.statusCode, retryAfter: answer.headers['retry-after'], heard: 0 };
      stream.close = () => request.destroy();
      answer.on('data', (chunk) => {
        stream.heard += chunk.includes('event: changed') ? 1 : 0;
      });
      answer.on('error', () => undefined);
      resolve(stream);
    });
    request.on('error', reject);
  });

async function memory(url) {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const one = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return { rss: one('process_resident_memory_bytes') / 2 ** 20, fds: one('process_open_fds') };
}

const addressOf = (number) =>
  `10.${20 + Math.floor(number / 60_000)}.${Math.floor(number / 250) % 240}.${1 + (number % 250)}`;

/** Opens so many, a few at a time, from as many addresses as that takes. */
async function listenAll(url, count, first) {
  const streams = [];
  for (let at = 0; at < count; at += 50)
    streams.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, count - at) }, (_, n) =>
          listen(url, addressOf(first + Math.floor((at + n) / limits.ofOne))),
        ),
      )),
    );
  return streams;
}

function assertRefused(streams, status) {
  for (const one of streams)
    if (one.status !== status || !(Number(one.retryAfter) > 0))
      throw new Error(`beyond the limit: ${one.status}, Retry-After ${one.retryAfter}, and not ${status}`);
}

export default {
  name: 'listeners',
  proves:
    'as many open screens as are configured hear of changes, the next is refused with a time, and who leaves gives place, memory and file back',
  unit: 'screens',
  rounds: { short: 0, long: 2_500 },
  plant: {
    says: 'the place of who leaves is not given back',
    changes: [{ file: 'query/dist/live/live-places.js', from: 'this.all -= 1', to: 'this.all -= 0' }],
    rounds: 100,
  },
  async run({ rounds: screens, folder, say }) {
    const server = await startServer(folder(), { LIVE_CONNECTIONS: String(screens), TRUSTED_PROXIES: '127.0.0.1' });
    try {
      const { url } = server;
      const before = await memory(url);
      const one = [];
      for (let count = 0; count < 30; count += 1) one.push(await listen(url, '10.9.9.9'));
      if (one.some(({ status }) => status !== 200)) throw new Error('thirty screens of one address are not all open');
      assertRefused([await listen(url, '10.9.9.9')], 429);
      for (const stream of one) stream.close();
      let after = before;
      for (let turn = 0; turn < 3; turn += 1) {
        let streams = [];
        // Places come back as the server hears of it.
        await until(
          async () => {
            streams = await listenAll(url, screens, turn * 1_000);
            if (streams.every(({ status }) => status === 200)) return true;
            for (const stream of streams) stream.close();
            return false;
          },
          `${screens} screens to find a place`,
          60,
        );
        assertRefused(await listenAll(url, 30, turn * 1_000 + 900), 503);
        const open = await memory(url);
        const person = await registered(url);
        const { cookie } = await signedIn(url);
        const { status } = await sendComment(url, cookie, { id: crypto.randomUUID(), jobSeekerId: person });
        if (status !== 200) throw new Error(`a command while all listen was answered ${status}`);
        for (const stream of streams) stream.close();
        after = await until(async () => {
          const now = await memory(url);
          return now.fds - before.fds <= limits.fds && now;
        }, 'the connections to be closed');
        say(
          `  ${screens} open: RSS ${before.rss.toFixed(0)} -> ${open.rss.toFixed(0)} MB, ${open.fds} files; closed: ${after.rss.toFixed(0)} MB, ${after.fds} files`,
        );
        if ((open.rss - before.rss) * 1024 > 60_000 + screens * limits.kilobytesEach)
          throw new Error(`${screens} screens take ${(open.rss - before.rss).toFixed(0)} MB`);
      }
      if (after.rss - before.rss > 90) throw new Error(`closed screens keep ${(after.rss - before.rss).toFixed(0)} MB`);
      return `${screens} screens three times, the next refused, RSS ${before.rss.toFixed(0)} -> ${after.rss.toFixed(0)} MB`;
    } finally {
      await server.kill();
    }
  },
};
