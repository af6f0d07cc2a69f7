// Callers on a server whose disk does not take what they write, and what must be true of them.
import { randomUUID } from 'node:crypto';
import { ask, assertLog } from './log.mjs';
import { sendComment } from './writers.mjs';

/** What health says of the disk. */
export const storage = async (url) => (await (await fetch(`${url}/api/health`)).json()).parts.storage.detail;

/** Callers who write until told to stop; every answer is one of the two that such a disk allows. */
export function load({ url, cookie, people, acknowledged }) {
  let going = true;
  const statuses = [];
  const call = async (person) => {
    while (going) {
      const { status, body } = await sendComment(url, cookie, { id: randomUUID(), jobSeekerId: person });
      statuses.push(status);
      if (status === 200) acknowledged.push(...body.events.map(({ id }) => id));
      else if (status !== 503 || body.code !== 'common.not_writable')
        throw new Error(`answered ${status} ${JSON.stringify(body)}`);
    }
  };
  const all = Promise.all(people.map(call));
  all.catch(() => undefined);
  return {
    statuses,
    stop: () => {
      going = false;
      return all;
    },
  };
}

/** Throws where the log is not whole, or lacks something that was acknowledged. */
export async function assertNothingLost(dataDir, acknowledged) {
  await assertLog(dataDir);
  const there = new Set(ask(dataDir, 'SELECT id FROM events').map(({ id }) => id));
  const lost = acknowledged.filter((id) => !there.has(id));
  if (lost.length > 0) throw new Error(`${lost.length} of ${acknowledged.length} acknowledged events are lost`);
}
