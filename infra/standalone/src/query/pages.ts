import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { CompanyProfile, SignedInSeen } from '@talentlog/contracts';
import { AddressLimit, cookieOf, header, type Logger, networkOf } from '@talentlog/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseAsTooMany } from '../come-again.ts';
import { renderer as entry } from '../web-files.ts';
import { PageTurns } from './page-turns.ts';
import { publicRoutes } from './routes.ts';

/** What the built renderer of `web` offers (web/src/public/entry-server). */
interface Renderer {
  render(request: {
    url: string;
    cookieLanguage: string | undefined;
    fetchQuery: (name: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;
    session: SignedInSeen;
    company?: CompanyProfile;
    nonce: string;
    origin: string;
  }): Promise<Page>;
}
interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Stands in a page that several share where each answer has its own; nobody learns it, so nothing that somebody typed can be it. */
const nonceMark = randomBytes(16).toString('hex');

/** The public pages, rendered here from what the queries answer. */
export async function pageRoutes(
  server: FastifyInstance,
  { logger, origin, clock, pagesPerAddressPerMinute }: PagesParts,
): Promise<void> {
  if (!existsSync(entry)) throw new Error('the web pages are not built: run `npm run build`');
  const renderer = (await import(pathToFileURL(entry).href)) as Renderer;
  const pages = new AddressLimit();
  const turns = new PageTurns<Page>();
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = networkOf(request.ip);
    const taken = pages.take(address, pagesPerAddressPerMinute, 60, clock().getTime());
    if (!taken.ok) return refuseAsTooMany(request, reply, taken.retryAfterSeconds);
    const page = await turns.take(address, keyOf(request), async () =>
      renderPage(renderer, { server, request, origin: await origin() }),
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

interface PagesParts {
  readonly logger: Logger;
  readonly origin: () => Promise<string>;
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
  const [session, profile] = await Promise.all([get('/api/session'), get('/api/queries/companyProfile')]);
  const { data: company } = profile as { data?: CompanyProfile };
  return renderer.render({
    url: request.url,
    ...(company === undefined ? {} : { company }),
    cookieLanguage: cookieOf(request, 'language'),
    fetchQuery: (name, params) => get(`/api/queries/${name}${queryString(params)}`),
    session: session as SignedInSeen,
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
