import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';

/** What is about one connection and not about what is asked on it. */
const ofConnection: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authorization',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
]);
/** Where a request came from is said by us alone: whoever is asked believes us. */
const ofOrigin: ReadonlySet<string> = new Set([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
]);

/** What nobody can say to be about a connection: without its length, the body of one request would be taken for the next one. */
const ofRequest: ReadonlySet<string> = new Set(['host', 'content-length', 'content-type']);

/** Bytes: an address of the longest head that is taken, written out in another. */
export const longestHead = 64 * 1024;

/** The length of a head is limited, not how many headers make it: Node 24 refuses more than a thousand with 431, Node 20 dropped the rest. */
export function takeAnyNumberOfHeaders(server: Server): void {
  server.maxHeadersCount = 0;
}

/** Headers to pass on with a request that came from this address; ours first, so that nothing that is sent along can push them out. */
export function passedHeaders(
  headers: IncomingHttpHeaders,
  { from, but }: { readonly from: string; readonly but?: ReadonlySet<string> },
): IncomingHttpHeaders {
  const named = namedIn(headers.connection);
  const isKept = (name: string) =>
    !ofConnection.has(name) && !ofOrigin.has(name) && !but?.has(name) && (ofRequest.has(name) || !named.has(name));
  const kept = Object.entries(headers).filter(([name]) => isKept(name));
  return { 'x-forwarded-for': from, ...Object.fromEntries(kept) };
}

/** Headers to pass back: name, value, name, value. */
export function answerHeaders({ rawHeaders, headers }: IncomingMessage, isLast: boolean): string[] {
  const passed: string[] = isLast ? ['connection', 'close'] : [];
  const named = namedIn(headers.connection);
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    const lower = name.toLowerCase();
    if (!ofConnection.has(lower) && !named.has(lower)) passed.push(name, value);
  }
  return passed;
}

/** A sender may say of more headers that they are about its connection alone. */
const namedIn = (connection = ''): ReadonlySet<string> =>
  new Set(connection.split(',').map((name) => name.trim().toLowerCase()));
