import { Agent } from 'node:http';
import { randomFrom } from '../release/random.mjs';
import { send, wrongIn } from './answers.mjs';
import { metricsOf } from './demo-company.mjs';
import { Doors } from './doors.mjs';
import { KnownIds } from './known-ids.mjs';
import { accountOf, everybody } from './people.mjs';
import { requestTo } from './requests.mjs';
import { surfaceOf } from './surface.mjs';

const atOnce = 16;
const every = 10_000;
/** Sends so many requests of everybody to everything; answers what went wrong. A seed repeats the choices, not what the company answers them. */
export async function campaign({ url, requests, seed, say }) {
  const surface = surfaceOf(await (await fetch(`${url}/api/openapi.json`)).json());
  const people = await everybody(url);
  const ids = new KnownIds();
  for (const person of people) ids.spare(await accountOf(url, person));
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const doors = new Doors();
  const statuses = new Map();
  const wrong = new Map();
  const accepted = new Set();
  const entered = new Map();
  let next = 0;
  // What is there already, as each of them sees it.
  for (const { name } of surface.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/queries/')))
    for (const { headers } of people) {
      const answer = await fetch(`${url}/api/queries/${name}`, { headers });
      ids.gather(await answer.text(), randomFrom(seed));
    }

  const told = (what, number, person, operation, sent, answer) => {
    const key = `${operation.name}: ${what}`;
    wrong.set(key, (wrong.get(key) ?? 0) + 1);
    if (wrong.get(key) > 2) return;
    say(
      `WRONG ${key}; request ${number} of ${person.name}: ${sent.method} ${sent.path.slice(0, 300)} ${JSON.stringify(sent.headers).slice(0, 300)} ${sent.body?.slice(0, 600) ?? ''} -> ${answer.slice(0, 400)}`,
    );
  };
  const one = async (number) => {
    const random = randomFrom(seed * 1_000_003 + number);
    const person = random.of(people);
    const operation = doors.pick(person, surface, random);
    const made = requestTo(operation, random, ids);
    const from = `100.${64 + random.below(60)}.${random.below(250)}.1`;
    const sent = { ...made, headers: { ...person.headers, 'x-forwarded-for': from, ...made.headers } };
    try {
      const answer = await send(agent, url, sent);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      doors.learn(person, operation, answer.status);
      if (answer.status < 300) {
        accepted.add(operation.name);
        ids.gather(answer.text, random);
      }
      const what = wrongIn(answer, sent);
      if (what) told(what, number, person, operation, sent, answer.text);
      // A wrong password is a 401 as well: only who is nobody now comes in again.
      if (person.enter && answer.status === 401 && Date.now() - (entered.get(person) ?? 0) > 5_000) {
        entered.set(person, Date.now());
        if ((await accountOf(url, person)) === undefined && !(await person.enter().catch(() => false)))
          say(`${person.name} does not come in any more`);
      }
    } catch (error) {
      // A connection that was ended upon a request that is none, or a HEAD refused with words before it was read, is an answer as well.
      if (!/ECONNRESET|EPIPE|socket hang up|Data after/.test(error.message))
        told(error.message, number, person, operation, sent, '');
      else statuses.set('ended', (statuses.get('ended') ?? 0) + 1);
    }
  };
  const began = Date.now();
  const sender = async () => {
    for (let mine = next++; mine < requests; mine = next++) {
      await one(mine);
      if ((mine + 1) % every === 0) {
        const { rss, heap, fds } = await metricsOf(url);
        const perSecond = Math.round((mine + 1) / ((Date.now() - began) / 1000));
        say(`${mine + 1} sent, ${perSecond}/s: RSS ${rss} MB, heap ${heap} MB, ${fds} open files; ${shown(statuses)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  agent.destroy();
  const never = surface.map(({ name }) => name).filter((name) => !accepted.has(name));
  say(
    `${requests} sent by ${people.length} senders to ${surface.length} operations: ${shown(statuses)}; accepted ${accepted.size}, never: ${never.join()}`,
  );
  return wrong;
}

const shown = (counts) =>
  [...counts]
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
    .map(([status, n]) => `${n} x ${status}`)
    .join(', ');
