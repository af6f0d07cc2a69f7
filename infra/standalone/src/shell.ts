import { existsSync, readFileSync } from 'node:fs';
import type { CompanyProfile } from '@talentlog/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { staffShell } from './web-files.ts';

/** What is the same for everybody: the staff workspace as a shell that starts in the browser, and what browsers and robots look for. */
export function shellRoutes(server: FastifyInstance, company: () => Promise<CompanyProfile>): void {
  if (!existsSync(staffShell)) throw new Error('the web pages are not built: run `npm run build`');
  const shell = readFileSync(staffShell, 'utf8');
  const sendShell = async (request: FastifyRequest, reply: FastifyReply) => {
    // By functions: what stands in the texts is no pattern of a replacement.
    const profile = await company();
    const page = shell
      .replaceAll('%COMPANY%', () => inAttribute(profile))
      .replaceAll('%NONCE%', () => request.cspNonce);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  };
  server.get('/staff', sendShell);
  server.get('/staff/*', sendShell);
  server.get('/favicon.ico', (_request, reply) => reply.redirect('/assets/favicon.svg', 301));
  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nDisallow: /staff\nDisallow: /personal\nDisallow: /api\n'),
  );
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** JSON that cannot end its attribute, whatever a person typed. */
const inAttribute = (value: unknown): string =>
  JSON.stringify(value).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
