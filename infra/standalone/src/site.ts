import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SignedInSeen } from '@talentlog/contracts';
import { cookiesOf, header, type Logger } from '@talentlog/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What the built renderer of `web` offers (web/src/public/entry-server). */
interface Renderer {
  render(request: {
    url: string;
    cookieLanguage: string | undefined;
    acceptLanguage: string | undefined;
    fetchQuery: (name: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;
    session: SignedInSeen;
    nonce: string;
    origin: string;
  }): Promise<{ status: number; html: string; headers: Readonly<Record<string, string>> }>;
}

const publicRoutes = ['/', '/*'];

/** The two web entries: public pages rendered here, the staff workspace as a shell that starts in the browser. */
export async function siteRoutes(
  server: FastifyInstance,
  { webDist, logger, origin }: { webDist: string; logger: Logger; origin: () => string },
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
  for (const route of publicRoutes)
    server.get(route, (request, reply) => renderPage(renderer, { server, request, reply, logger, origin: origin() }));
}

const sendShell = (request: FastifyRequest, reply: FastifyReply, shell: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(shell.replaceAll('%NONCE%', request.cspNonce));

interface Visit {
  readonly server: FastifyInstance;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly logger: Logger;
  /** Of the addresses that are written into the page. */
  readonly origin: string;
}

async function renderPage(renderer: Renderer, { server, request, reply, logger, origin }: Visit) {
  const headers = forwarded(request);
  const get = async (url: string) =>
    (await server.inject({ method: 'GET', url, headers, remoteAddress: request.ip })).json() as unknown;
  const page = await renderer.render({
    url: request.url,
    cookieLanguage: cookiesOf(request).get('language'),
    acceptLanguage: header(request, 'accept-language'),
    fetchQuery: (name, params) => get(`/api/queries/${name}${queryString(params)}`),
    session: (await get('/api/session')) as SignedInSeen,
    nonce: request.cspNonce,
    origin,
  });
  if (page.status >= 500) logger.error({ status: page.status }, 'page not rendered');
  return reply.code(page.status).headers(page.headers).type('text/html; charset=utf-8').send(page.html);
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
