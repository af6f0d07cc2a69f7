import { createInterface } from 'node:readline/promises';
import type { Problem } from '@talentlog/contracts';

/** Sends as an administrator who is signed in. */
export type Send = (path: string, method: string, body?: object) => Promise<unknown>;

interface Outcome {
  readonly result?: { readonly next?: string; readonly accountId?: string };
}

const advice: Readonly<Record<string, string>> = {
  'login.failed': 'Name or password is wrong.',
  'login.locked': 'Too many wrong tries: wait a while before the next one.',
  'second_factor.wrong':
    'The code of the second factor is wrong, or was used already. Wait for the next one of the app.',
  'company_account.required':
    'Colleagues sign in by the company’s own account here, which a terminal cannot. Use one of the administrators that OIDC_BREAK_GLASS names, with the second factor.',
  'auth.forbidden':
    'This account may not do that: it needs the permission ADMIN_OPERATIONS, which administrators have.',
};

/** Signs in by password and, where one is asked for, by the second factor. Says in words what else there is to do. */
export async function signIn(base: string, { login, password }: { readonly login: string; readonly password: string }) {
  const send = sender(base);
  const told = (await send('/api/commands/SignInWithPassword', 'POST', { login, password })) as Outcome;
  const { next, accountId } = told.result ?? {};
  if (next === 'SECOND_FACTOR')
    await send('/api/commands/SignInWithSecondFactor', 'POST', { accountId, code: await askedCode() });
  else if (next !== undefined)
    throw new Error('This account has to set up its second factor first: sign in once in the browser, at /staff.');
  return send;
}

/** From the environment, or typed: a code lives for half a minute. */
async function askedCode(): Promise<string> {
  const { TALENTLOG_CODE: given } = process.env;
  if (given) return given;
  if (!process.stdin.isTTY)
    throw new Error('This account has a second factor: give its code, or one to recover with, in TALENTLOG_CODE.');
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await asking.question('Code of the second factor: ')).trim();
  } finally {
    asking.close();
  }
}

function sender(base: string): Send {
  let cookies = '';
  return async (path, method, body) => {
    const answer = await fetch(addressOf(path, base), {
      method,
      headers: { cookie: cookies, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((error: Error & { readonly cause?: { readonly code?: string } }) => {
      throw new Error(
        `Nobody answers at ${base} (${error.cause?.code ?? error.message}). Start the server, or give its address as --base.`,
      );
    });
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    if (set.length > 0) cookies = [cookies, ...set].filter(Boolean).join('; ');
    const told = read(await answer.text());
    if (told === undefined)
      throw new Error(
        `What answers at ${base} is not the server, or something before it: status ${answer.status}, and no JSON. Give the address of the server as --base.`,
      );
    const code = told.code ?? String(answer.status);
    if (!answer.ok) throw new Error(`Refused: ${code}${advice[code] === undefined ? '' : `. ${advice[code]}`}`);
    return told;
  };
}

function addressOf(path: string, base: string): URL {
  if (!/^https?:[/][/]/.test(base) || !URL.canParse(base))
    throw new Error(`--base must be the address of the server, as http://localhost:8080: ${base} is none`);
  return new URL(path, base);
}

/** Undefined where it is no object of JSON. */
function read(text: string): Partial<Problem> | undefined {
  try {
    const told: unknown = JSON.parse(text);
    return typeof told === 'object' && told !== null ? told : undefined;
  } catch {
    return undefined;
  }
}
