import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { staffShell } from './web-files.ts';

/** What is the same for everybody: the staff workspace as a shell that starts in the browser, and what browsers and robots look for. */
export function shellRoutes(server: FastifyInstance): void {
  if (!existsSync(staffShell)) throw new Error('the web pages are not built: run `npm run build`');
  const shell = readFileSync(staffShell, 'utf8');
  const sendShell = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(shell.replaceAll('%NONCE%', request.cspNonce));
  server.get('/staff', sendShell);
  server.get('/staff/*', sendShell);
  server.get('/favicon.ico', (_request, reply) => reply.redirect('/assets/favicon.svg', 301));
  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nDisallow: /staff\nDisallow: /personal\nDisallow: /api\n'),
  );
}
