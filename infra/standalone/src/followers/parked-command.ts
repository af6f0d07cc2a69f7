import { parseArgs } from 'node:util';
import { type FollowerSeen, type Problem, Unparked } from '@talentlog/contracts';

type Print = (line: string) => void;
const toScreen: Print = (line) => {
  process.stdout.write(`${line}\n`);
};
const usage = `parked --base <address of the server> list
       parked --base <address of the server> retry|discard <follower> <event>
The administrator's name and password are read from TALENTLOG_LOGIN and TALENTLOG_PASSWORD.`;

/**
 * `parked --base URL list|retry|discard`: the events that followers put aside, seen and dealt with on a running server, by an
 * administrator. 0 when it was done and nothing is left parked of it, 1 when something is, 2 when it could not be asked.
 */
export async function runParked(argv: readonly string[], print: Print = toScreen): Promise<number> {
  try {
    const { base, what, name, eventId } = wished(argv);
    const send = await signIn(base);
    if (what === 'list') return list((await send('/api/followers', 'GET')) as { data: readonly FollowerSeen[] }, print);
    const path = `/api/followers/${encodeURIComponent(name)}/parked/${encodeURIComponent(eventId)}/${what}`;
    const { handled, left } = Unparked.parse(await send(path, 'POST'));
    print(`Handled: ${handled}. Still parked of this stream: ${left}.`);
    return left === 0 ? 0 : 1;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

function wished(argv: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { base: { type: 'string' } },
    allowPositionals: true,
  });
  const [what = '', name = '', eventId = ''] = positionals;
  const isWhole = what === 'list' || (['retry', 'discard'].includes(what) && eventId !== '');
  if (values.base === undefined || !isWhole) throw new Error(usage);
  return { base: values.base, what, name, eventId };
}

/** Signs in and answers how to send as that administrator. */
async function signIn(base: string) {
  const { TALENTLOG_LOGIN: login, TALENTLOG_PASSWORD: password } = process.env;
  if (!login || !password) throw new Error(usage);
  let cookies = '';
  const send = async (path: string, method: string, body?: object): Promise<unknown> => {
    const answer = await fetch(new URL(path, base), {
      method,
      headers: { cookie: cookies, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    if (set.length > 0) cookies = [cookies, ...set].filter(Boolean).join('; ');
    const told = (await answer.json()) as Partial<Problem>;
    if (!answer.ok) throw new Error(`Refused: ${told.code ?? answer.status}`);
    return told;
  };
  await send('/api/commands/SignInWithPassword', 'POST', { login, password });
  return send;
}

function list({ data }: { readonly data: readonly FollowerSeen[] }, print: Print): number {
  for (const { name, state, parked, lastError } of data) {
    print(`${name}: ${state}${state === 'failing' ? ` (${lastError})` : ''}`);
    for (const { eventId, stream, reason } of parked) print(`  ${eventId} of ${stream}: ${reason}`);
  }
  return data.every(({ parked }) => parked.length === 0) ? 0 : 1;
}
