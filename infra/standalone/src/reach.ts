import type { Reach } from '@talentlog/contracts';
import type { Mailer, SmsGateway } from '@talentlog/runtime';
import type { FastifyInstance } from 'fastify';

interface ReachParts {
  readonly sms: Pick<SmsGateway, 'absent'>;
  readonly mail: Pick<Mailer, 'absent'>;
}

/** `GET /api/reach`: by what the company can send a code at all, for pages that say so before anybody types. It names no provider. */
export function reachRoute(server: FastifyInstance, { sms, mail }: ReachParts): void {
  const reach: Reach = { sms: sms.absent === undefined, mail: mail.absent === undefined };
  server.get('/api/reach', async (_request, reply) => reply.header('cache-control', 'no-store').send({ data: reach }));
}
