import { traceHeaders } from '../telemetry/span.ts';
import { HrCoreUnavailable } from './port.ts';
import type { HrCoreSettings } from './settings.ts';
import { tokenForm } from './token-form.ts';

/** The HR core said no to the request itself, not to a row. */
export class HrCoreRefused extends Error {}

export interface HrCoreHttp {
  /** Sends one authorised request. Throws HrCoreUnavailable (no answer, 408, 429, 5xx) or HrCoreRefused (other 4xx but 404). */
  call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<{ status: number; json: unknown }>;
}

interface Token {
  readonly value: string;
  readonly until: number;
}

/** Requests to the HR core with a token that is fetched once, kept until shortly before its end, and renewed when refused. */
export function hrCoreHttp(settings: HrCoreSettings): HrCoreHttp {
  const timeoutMs = settings.timeoutMs ?? 10_000;
  const form = tokenForm(settings);
  let token: Promise<Token> | undefined;
  const signIn = async (): Promise<Token> => {
    const response = await request(`${settings.baseUrl}/oauth/token`, { method: 'POST', body: form() }, timeoutMs);
    if (response.status !== 200) throw refusal('sign-in', response);
    const { access_token: value, expires_in: seconds } = response.json as {
      access_token?: unknown;
      expires_in?: unknown;
    };
    if (typeof value !== 'string') throw new HrCoreUnavailable('the token endpoint gave no token');
    return { value, until: Date.now() + (Number(seconds) || 60) * 1_000 - 30_000 };
  };
  const authorised = async (fresh: boolean): Promise<string> => {
    const known = await token?.catch(() => undefined);
    if (known !== undefined && !fresh && known.until > Date.now()) return known.value;
    token = signIn();
    return (await token).value;
  };
  const attempt = async (method: string, path: string, body: unknown, fresh: boolean) =>
    request(
      `${settings.baseUrl}/odata/v2/${path}`,
      {
        method,
        headers: {
          authorization: `Bearer ${await authorised(fresh)}`,
          accept: 'application/json',
          'content-type': 'application/json',
          ...traceHeaders(),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      timeoutMs,
    );
  return {
    call: async (method, path, body) => {
      let response = await attempt(method, path, body, false);
      if (response.status === 401) response = await attempt(method, path, body, true);
      if (response.status === 200 || response.status === 404) return response;
      throw refusal(path.split('(')[0] ?? path, response);
    },
  };
}

async function request(url: string, init: RequestInit, timeoutMs: number): Promise<{ status: number; json: unknown }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    return { status: response.status, json: text === '' ? {} : parsed(text) };
  } catch (error) {
    if (error instanceof HrCoreUnavailable) throw error;
    const { name, message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new HrCoreUnavailable(name === 'TimeoutError' ? `no answer within ${timeoutMs} ms` : `no answer: ${reason}`);
  }
}

/** An answer that is no JSON (a proxy's page) is kept as undefined; its status still counts. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(what: string, { status, json }: { status: number; json: unknown }): Error {
  const said = (json as { error?: { message?: { value?: unknown } } } | undefined)?.error?.message?.value;
  const message = `${what}: ${status}${typeof said === 'string' ? ` ${said.slice(0, 500)}` : ''}`;
  const isTemporary = status === 408 || status === 429 || status >= 500 || status < 400;
  return isTemporary ? new HrCoreUnavailable(message) : new HrCoreRefused(message);
}
