import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SignedInSeen } from '@talentlog/contracts';
import { AddressLimit, cookiesOf, header, type Logger, networkOf } from '@talentlog/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseAsTooMany } from './floods.ts';
import { PageTurns } from './page-turns.ts';

/** What the built renderer of `web` offers (web/src/public/entry-server). */
interface Renderer {
  render(request: {
    url: string;
    cookieLanguage: string | undefined;
    fetchQuery: (name: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;
    session: SignedInSeen;
    nonce: string;
    origin: string;
  }): Promise<Page>;
}
interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const publicRoutes = ['/', '/*'];
/** Stands in a page that several share where each answer has its own; nobody learns it, so nothing that somebody typed can be it. */
const nonceMark = randomBytes(16).toString('hex');

/** The two web entries: public pages rendered here, the staff workspace as a shell that starts in the browser. */
export async function siteRoutes(
  server: FastifyInstance,
  { webDist, logger, origin, clock, pagesPerAddressPerMinute }: SiteParts,
): Promise<void> {
  const entry = join(webDist, 'server', 'entry-server.js');
  if (!existsSync(entry)) throw new Error('the web pages are not built: run `npm run build`');
  const renderer = (await import(pathToFileURL(entry).href)) as Renderer;
  const staffShell = readFileSync(join(webDist, 'client', 'staff.html'), 'utf8');
  server.get('/staff', (request, reply) => sendShell(request, reply, staffShell));
  server.get('/staff/*', (request, reply) => sendShell(request, reply, staffShell));
  server.get('/favicon.ico', (_request, reply) => reply.redirect('/assets/favicon.svg', 301));
  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nDisallow: /staff\nDisallow: /personal\nDisallow: /api\n'),
  );
  const pages = new AddressLimit();
  const turns = new PageTurns<Page>();
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = networkOf(request.ip);
    const taken = pages.take(address, pagesPerAddressPerMinute, 60, clock().getTime());
    if (!taken.ok) return refuseAsTooMany(request, reply, taken.retryAfterSeconds);
    const page = await turns.take(address, keyOf(request), () =>
      renderPage(renderer, { server, request, origin: origin() }),
    );
    if (page === undefined) return refuseAsTooMany(request, reply, 1);
    if (page.status >= 500) logger.error({ status: page.status }, 'page not rendered');
    return reply
      .code(page.status)
      .headers(page.headers)
      .type('text/html; charset=utf-8')
      .send(page.html.replaceAll(nonceMark, request.cspNonce));
  };
  for (const route of publicRoutes) server.get(route, sendPage);
}

const sendShell = (request: FastifyRequest, reply: FastifyReply, shell: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(shell.replaceAll('%NONCE%', request.cspNonce));

interface SiteParts {
  readonly webDist: string;
  readonly logger: Logger;
  readonly origin: () => string;
  readonly clock: () => Date;
  readonly pagesPerAddressPerMinute: number;
}

interface Visit {
  readonly server: FastifyInstance;
  readonly request: FastifyRequest;
  /** Of the addresses that are written into the page. */
  readonly origin: string;
}

/** What a page depends on where nobody is known; whoever has a cookie gets one made for them. */
const keyOf = (request: FastifyRequest): string | undefined => (header(request, 'cookie') ? undefined : request.url);

async function renderPage(renderer: Renderer, { server, request, origin }: Visit): Promise<Page> {
  const headers = forwarded(request);
  const get = async (url: string) =>
    (await server.inject({ method: 'GET', url, headers, remoteAddress: request.ip })).json() as unknown;
  return renderer.render({
    url: request.url,
    cookieLanguage: cookiesOf(request).get('language'),
    fetchQuery: (name, params) => get(`/api/queries/${name}${queryString(params)}`),
    session: (await get('/api/session')) as SignedInSeen,
    nonce: nonceMark,
    origin,
  });
}

/** Only what says who asks goes on to the query side. */
function forwarded(request: FastifyRequest): Record<string, string> {
  const cookie = header(request, 'cookie');
  return cookie ? { cookie } : {};
}

function queryString(params: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null || value === '') continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}
