import { must } from './check.mjs';
import { Person } from './person.mjs';

/** Requests are as a browser's: cookies kept by person, and every question asks for what that person's commands wrote. */
export function createWorld(base) {
  const world = {
    base,
    position: '',
    person: (name) => new Person(world, name),
    get: (path, headers = {}) => fetch(`${base}${path}`, { headers, redirect: 'manual' }),
    /** Every mail and SMS to a receiver, newest first. */
    async inbox(to, kind) {
      const query = new URLSearchParams({ to, ...(kind ? { kind } : {}) });
      const answer = await fetch(`${base}/api/dev/inbox?${query}`);
      must(answer.ok, 'the dev inbox should be on (start the server with DEV_INBOX=on)', answer.status);
      return (await answer.json()).data;
    },
    async head() {
      return (await (await fetch(`${base}/api/health`)).json()).position;
    },
  };
  return world;
}
