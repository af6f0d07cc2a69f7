import { randomUUID } from 'node:crypto';

/** What a desk asks while it works: lists, with words, what is to be done, what the public sees. */
const questions = [
  'applications?facets=true',
  `applications?${new URLSearchParams({ text: '王' })}`,
  'myWork',
  'screeningItems',
  `resumeSearch?${new URLSearchParams({ text: '芯片' })}`,
  'jobList',
].map((asked) => `/api/queries/${asked}`);

/** No more wait for their answers than this; who sends on meanwhile measures a queue. */
const mostUnderWay = 64;

/**
 * A comment about one of these people so many times a second, evenly, and a question for every tenth of them, until it is over.
 * Answers how many commands were answered and how long each took, in milliseconds.
 * @param {{ url: string; cookie: string; people: readonly string[]; perSecond: number; isOver: () => boolean }} load
 */
export async function steadyLoad({ url, cookie, people, perSecond, isOver }) {
  const took = [];
  const underWay = new Set();
  const begin = (work) => {
    const done = work.finally(() => underWay.delete(done));
    underWay.add(done);
  };
  const answered = async (path, init) => {
    const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(30_000), ...init });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  };
  const comment = async (jobSeekerId) => {
    const from = performance.now();
    await answered('/api/commands/AddJobSeekerComment', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ jobSeekerId, text: '电话沟通过，期望年薪三十万，两周内可到岗。' }),
    });
    took.push(performance.now() - from);
  };
  const began = performance.now();
  for (let sent = 0; !isOver(); ) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    for (; sent < due && underWay.size < mostUnderWay; sent += 1) {
      begin(comment(people[sent % people.length]));
      if (sent % 10 === 0) begin(answered(questions[(sent / 10) % questions.length], { headers: { cookie } }));
    }
    await Promise.race([new Promise((go) => setTimeout(go, 5)), ...underWay]);
    if (sent >= due) await new Promise((go) => setTimeout(go, 5));
  }
  await Promise.all(underWay);
  return took;
}
