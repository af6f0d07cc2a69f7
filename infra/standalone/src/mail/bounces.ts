import { createHash, timingSafeEqual } from 'node:crypto';
import { tellReceipt } from '@talentlog/notifier';
import { bounceIn, type CommandClient, type Logger } from '@talentlog/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { comesAgain, toldByMachines } from '../told-by-machines.ts';

interface BounceRouteParts {
  /** Undefined: nobody hands anything over. */
  readonly secret: string | undefined;
  readonly commands: CommandClient;
  readonly logger: Logger;
  readonly clock: () => Date;
}

/** What comes back brings the mail that it was, mostly. */
const bodyLimit = 2 * 1024 * 1024;
const perMinute = 600;
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * `POST /api/mail/bounces`: the company's mail server hands over, as it is, what came to the return address; there only where a secret is
 * set. What is no report of ours, or of a mail that went on since, changes nothing, and is taken, so that nobody returns it to us.
 */
export async function bounceRoute(server: FastifyInstance, parts: BounceRouteParts): Promise<void> {
  const { secret, commands, logger, clock } = parts;
  if (secret === undefined) return;
  const expected = digest(secret);
  // The name of the scheme may be written in any case (RFC 9110).
  const given = ({ headers }: FastifyRequest) => /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const told = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!timingSafeEqual(digest(given(request)), expected)) return reply.code(403).send({ code: 'auth.forbidden' });
    const bounce = bounceIn(Buffer.isBuffer(request.body) ? request.body.toString('latin1') : '');
    if (bounce === undefined) return reply.code(204).send();
    const { record, reason } = bounce;
    try {
      await tellReceipt(
        commands,
        { id: record.notificationId, outcome: 'failed', providerId: '', reason },
        record,
        'system:mail-bounces',
      );
    } catch (error) {
      return comesAgain(error, reply, (reason) =>
        logger.warn({ error: reason }, 'what came back of mail could not be stored now'),
      );
    }
    return reply.code(204).send();
  };
  await toldByMachines(server, { bodyLimit, perMinute, clock }, (scope) => {
    scope.post('/api/mail/bounces', told);
  });
}
