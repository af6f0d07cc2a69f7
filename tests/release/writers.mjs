import { randomUUID } from 'node:crypto';

/**
 * Callers who write comments about people without end, each with command ids of its own; `acknowledged` are the ids of events that the
 * server promised, `open` the commands whose answer never came. Ends when the server is gone or `enough` were promised.
 */
export async function writeComments({
  url,
  cookie,
  people,
  callers,
  enough = Number.POSITIVE_INFINITY,
  onAck = () => {},
  pauseMs = 0,
}) {
  const acknowledged = [];
  const open = [];
  let over = false;
  const call = async (mine) => {
    for (let turn = 0; !over; turn += 1) {
      const command = { id: randomUUID(), jobSeekerId: people[(mine + turn * callers) % people.length] };
      const answer = await sendComment(url, cookie, command).catch(() => undefined);
      if (answer === undefined) {
        open.push(command);
        return;
      }
      if (answer.status === 200) acknowledged.push(...answer.body.events.map(({ id }) => id));
      else if (answer.status < 500 && answer.status !== 409)
        throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
      onAck(acknowledged.length);
      if (acknowledged.length >= enough) over = true;
      if (pauseMs > 0) await new Promise((go) => setTimeout(go, pauseMs));
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, mine) => call(mine)));
  return { acknowledged, open };
}

export async function sendComment(url, cookie, { id, jobSeekerId }) {
  const answer = await fetch(`${url}/api/commands/AddJobSeekerComment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'idempotency-key': id },
    body: JSON.stringify({ jobSeekerId, text: '电话沟通过，期望年薪三十万，两周内可到岗。' }),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: answer.status, body: await answer.json() };
}
