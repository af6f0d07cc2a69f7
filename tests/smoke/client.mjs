import { atRest } from '../support/at-rest.mjs';
import { asks } from './ask.mjs';
import { must, until } from './check.mjs';
import { Person } from './person.mjs';

/** Requests are as a browser's: cookies kept by person, and every question asks for what that person's commands wrote. */
export function createWorld(bases, { patient = false } = {}) {
  const ask = asks(bases, { patient });
  const world = {
    base: bases[0],
    patient,
    ask,
    position: '',
    person: (name) => new Person(world, name),
    get: (path, headers = {}) => ask(path, { headers, redirect: 'manual' }),
    /** Every mail and SMS to a receiver, newest first. */
    async inbox(to, kind) {
      const query = new URLSearchParams({ to, ...(kind ? { kind } : {}) });
      const answer = await ask(`/api/dev/inbox?${query}`);
      must(answer.ok, 'the dev inbox should be on (start the server with DEV_INBOX=on)', answer.status);
      return (await answer.json()).data;
    },
    /** The end of the log once its followers have nothing left to do. */
    settled: () =>
      patient ? until('the followers to come to rest', () => atRest(bases[0]).catch(() => false)) : atRest(bases[0]),
    async head() {
      return (await (await ask('/api/health')).json()).position;
    },
  };
  return world;
}
