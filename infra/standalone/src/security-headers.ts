import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows this response's own inline scripts and styles. */
    cspNonce: string;
  }
}

/**
 * Headers of every answer. Inline code runs only with the nonce of its response; nobody frames us. Where people reach us by https, their
 * browsers come by https alone for a year.
 */
export function securityHeaders(server: FastifyInstance, publicOrigin: string | undefined): void {
  const transport = publicOrigin?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};
  server.decorateRequest('cspNonce', '');
  server.addHook('onRequest', async (request, reply) => {
    request.cspNonce = randomBytes(16).toString('base64');
    reply.headers({
      'content-security-policy': [
        "default-src 'self'",
        `script-src 'self' 'nonce-${request.cspNonce}'`,
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
      ].join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'cross-origin-opener-policy': 'same-origin',
      ...transport,
    });
  });
}
