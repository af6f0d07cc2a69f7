import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows this response's own inline scripts and styles. */
    cspNonce: string;
  }
}

const directives = (scripts: string): string =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Blueprint and positioned overlays set style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Headers of every answer. Inline code runs only with the nonce of its response; nobody frames us. Where people reach us by https, their
 * browsers come by https alone for a year. What answers programs (`/api/`) is no page: no inline code runs in it, so no nonce is drawn.
 */
export function securityHeaders(server: FastifyInstance, publicOrigin: string | undefined): void {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(publicOrigin?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  const ofData = { 'content-security-policy': directives("'self'"), ...always };
  server.decorateRequest('cspNonce', '');
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.headers(ofData);
    else {
      request.cspNonce = randomBytes(16).toString('base64');
      const scripts = `'self' 'nonce-${request.cspNonce}'`;
      reply.headers({ 'content-security-policy': directives(scripts), ...always });
    }
    done();
  });
}
