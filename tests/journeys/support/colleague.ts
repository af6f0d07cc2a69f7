import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';

/** A colleague at a desk, for the steps a journey only needs done: the same commands and questions their screens send. */
export interface Colleague {
  readonly accountId: string;
  readonly name: string;
  does(name: string, payload: object): Promise<Record<string, string & readonly string[]>>;
  /** Any other address of the API. */
  gets<T>(path: string): Promise<T>;
  asks<T = Record<string, unknown>>(name: string, params?: Record<string, string>): Promise<T>;
}

export async function signInColleague(url: string, login: string, password = 'Yunling#2026'): Promise<Colleague> {
  const answer = await fetch(`${url}/api/commands/SignInWithPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password }),
  });
  const session = /__Host-talentlog=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))?.[1] ?? '';
  const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
  let position = '';
  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${url}${path}`, {
      headers: { ...headers, ...(position ? { 'x-after-position': position } : {}) },
    });
    const body = (await response.json()) as unknown;
    expect(response.status, `${path} ${JSON.stringify(body).slice(0, 300)}`).toBe(200);
    return body as T;
  };
  /** Where a command asks for more than a sign-in. */
  let proof: Record<string, string> = {};
  const send = async (name: string, payload: object) => {
    const response = await fetch(`${url}/api/commands/${name}`, {
      method: 'POST',
      headers: { ...headers, ...proof, 'idempotency-key': randomUUID() },
      body: JSON.stringify(payload),
    });
    const body = (await response.json()) as {
      code?: string;
      position?: string;
      result?: Record<string, string & readonly string[]>;
    };
    return [response, body] as const;
  };
  const { account } = await get<{ account: { accountId: string; name: string } }>('/api/session');
  return {
    accountId: account.accountId,
    name: account.name,
    async does(name, payload) {
      let [response, body] = await send(name, payload);
      if (body.code === 'account.proof_required') {
        proof = { 'x-proof': (await send('ProveSelf', { current: password }))[1].result?.proof ?? '' };
        [response, body] = await send(name, payload);
      }
      expect(response.status, `${name} ${JSON.stringify(body).slice(0, 300)}`).toBe(200);
      position = body.position ?? position;
      return body.result ?? {};
    },
    gets: get,
    asks: async <T>(name: string, params: Record<string, string> = {}) =>
      (await get<{ data: T }>(`/api/queries/${name}?${new URLSearchParams(params)}`)).data,
  };
}
