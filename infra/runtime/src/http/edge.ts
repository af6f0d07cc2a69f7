import { type FieldError, type Problem, type RefusalCode, statusOf } from '@talentlog/contracts';
import type { Credentials } from '../auth/resolver.ts';
import { randomPart } from '../random.ts';
import { newTraceId, readTraceparent } from '../telemetry/traceparent.ts';

/** Names of what a browser keeps of us. `__Host-` binds a cookie to this origin, to TLS (or localhost) and to the whole site. */
export const signInCookie = '__Host-talentlog';
export const browserCookie = '__Host-browser';

/** The part of a request that edges of all services need. */
export interface EdgeRequest {
  readonly method: string;
  readonly url: string;
  readonly ip: string;
  /** How it came, as far as trusted proxies say: `https`, else `http`. */
  readonly protocol?: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export const header = (request: EdgeRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** The cookie of that name; of several the last one, and a malformed pair is skipped. */
export function cookieOf(request: EdgeRequest, name: string): string | undefined {
  const text = header(request, 'cookie');
  if (text === undefined || !text.includes(name)) return undefined;
  let found: string | undefined;
  for (const pair of text.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) found = pair.slice(at + 1).trim();
  }
  return found;
}

export function credentialsOf(request: EdgeRequest): Credentials {
  const bearer = /^Bearer ([\w-]{20,200})$/i.exec(header(request, 'authorization') ?? '')?.[1];
  const signInId = bearer ?? cookieOf(request, signInCookie);
  const linkToken = header(request, 'x-link-token');
  const proof = header(request, 'x-proof');
  const browser = cookieOf(request, browserCookie);
  return {
    ...(signInId ? { signInId } : {}),
    ...(linkToken !== undefined ? { linkToken } : {}),
    ...(proof !== undefined ? { proof } : {}),
    ...(browser ? { browser } : {}),
  };
}

export const newBrowserSecret = (): string => randomPart(16).toString('base64url');

export function cookie(name: string, value: string, maxAgeSeconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Lax`;
}

/** 32 hex digits: the trace id of the caller's traceparent, or a new one. */
export const traceIdOf = (request: EdgeRequest): string =>
  readTraceparent(header(request, 'traceparent'))?.traceId ?? newTraceId();

export function problem(
  code: RefusalCode,
  traceId: string,
  more: {
    params?: Problem['params'];
    errors?: readonly FieldError[];
    status?: number;
  } = {},
): Problem {
  const status = more.status ?? statusOf(code);
  return {
    type: `https://talentlog.dev/problems/${code}`,
    title: code,
    status,
    code,
    ...(more.params ? { params: more.params } : {}),
    ...(more.errors ? { errors: [...more.errors] } : {}),
    traceId,
  };
}

/** What browsers say in `Sec-Fetch-Site` of what our own pages send, and of what the user typed. */
const ownSites: ReadonlySet<string | undefined> = new Set([undefined, 'same-origin', 'none']);

/**
 * A write from a page of another origin is refused, by `Sec-Fetch-Site` and by `Origin`; programs that send neither are not browsers. A
 * proxy may send another `Host` than people typed, so the configured origin is ours, too. At its host no other scheme is ours: anybody on the
 * way can put a page there. An `Origin` with a user name or a path in it is none.
 */
export function sameOrigin(request: EdgeRequest, publicOrigin?: string): boolean {
  if (!ownSites.has(header(request, 'sec-fetch-site'))) return false;
  const origin = header(request, 'origin');
  if (origin === undefined || origin === publicOrigin) return true;
  try {
    const { host, protocol, origin: whole } = new URL(origin);
    if (whole !== origin || host !== header(request, 'host')) return false;
    if (publicOrigin !== undefined && host === new URL(publicOrigin).host) return false;
    return protocol === 'https:' || request.protocol !== 'https';
  } catch {
    return false;
  }
}
