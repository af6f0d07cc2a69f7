import { parseArgs } from 'node:util';
import { type FollowerSeen, Unparked } from '@talentlog/contracts';
import { type Print, plainly, toScreen } from '@talentlog/runtime/sqlite';
import { signIn } from './parked-sign-in.ts';

const usage = `parked --base <address of the server> list
       parked --base <address of the server> retry <follower> <event>
       parked --base <address of the server> discard <follower> <event> --why "<why, for the history>"
The administrator's name and password are read from TALENTLOG_LOGIN and TALENTLOG_PASSWORD; the code of the second factor, where there is
one, from TALENTLOG_CODE, or it is asked for.`;

/**
 * `parked --base URL list|retry|discard`: the events that followers put aside, seen and dealt with on a running server, by an
 * administrator. 0 when it was done and nothing is left parked of it, 1 when something is, 2 when it could not be asked.
 */
export function runParked(argv: readonly string[], print: Print = toScreen): Promise<number> {
  return plainly(print, async () => {
    const { base, what, name, eventId, why } = wished(argv);
    const send = await signIn(base, administrator());
    if (what === 'list') return list((await send('/api/followers', 'GET')) as { data: readonly FollowerSeen[] }, print);
    const path = `/api/followers/${encodeURIComponent(name)}/parked/${encodeURIComponent(eventId)}/${what}`;
    const { handled, left } = Unparked.parse(await send(path, 'POST', why === undefined ? undefined : { why }));
    print(`Handled: ${handled}. Still parked of this stream: ${left}.`);
    return left === 0 ? 0 : 1;
  });
}

function wished(argv: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { base: { type: 'string' }, why: { type: 'string' } },
    allowPositionals: true,
  });
  const [what = '', name = '', eventId = ''] = positionals;
  const isWhole = what === 'list' || (['retry', 'discard'].includes(what) && eventId !== '');
  const { base, why } = values;
  if (base === undefined || !isWhole || (what === 'discard') !== (why !== undefined)) throw new Error(usage);
  return { base, what, name, eventId, why };
}

/** The administrator whom the environment names. */
function administrator() {
  const { TALENTLOG_LOGIN: login, TALENTLOG_PASSWORD: password } = process.env;
  if (!login || !password) throw new Error(usage);
  return { login, password };
}

function list({ data }: { readonly data: readonly FollowerSeen[] }, print: Print): number {
  for (const { name, state, parked, lastError } of data) {
    print(`${name}: ${state}${state === 'failing' ? ` (${lastError})` : ''}`);
    for (const { eventId, stream, reason } of parked) print(`  ${eventId} of ${stream}: ${reason}`);
  }
  return data.every(({ parked }) => parked.length === 0) ? 0 : 1;
}
