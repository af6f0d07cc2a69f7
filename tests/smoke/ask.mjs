/** Seconds for which somebody is waited for who is away. */
const patience = 180;

/** What says that nobody is there just now: it is asked again, as pages and programs of people do. */
const isAway = (status) => status === 502 || status === 503 || status === 504;

/** An answer that cannot be cut any more. */
async function whole(answer) {
  const { status, headers } = answer;
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength === 0 ? null : body, { status, headers });
}

/**
 * How a request reaches the company. With `patient` somebody may be away: it is asked again, at each address in turn, for three minutes. The
 * request stays the same, its id included.
 * @param {readonly string[]} bases
 */
export function asks(bases, { patient }) {
  let turn = 0;
  const once = (path, init) => fetch(`${bases[turn++ % bases.length]}${path}`, init);
  if (!patient) return once;
  return async (path, init) => {
    const limit = Date.now() + patience * 1000;
    for (;;) {
      const answer = await once(path, { ...init, signal: AbortSignal.timeout(30_000) })
        .then(whole)
        .catch((error) => error);
      if (answer instanceof Response && !isAway(answer.status)) return answer;
      if (Date.now() > limit) throw new Error(`${path} was not answered in ${patience} s`, { cause: answer });
      await new Promise((go) => setTimeout(go, 100));
    }
  };
}
