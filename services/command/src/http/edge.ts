import { browserCookie, cookie, cookiesOf, header, newBrowserSecret, newUuid, sameOrigin } from '@talentlog/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommandService } from '../command.service.ts';
import { type Refused, refused } from '../pipeline/refused.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** What every write must pass before it is read: our origin, and the address's fair share. */
export function guardWrite(
  request: FastifyRequest,
  service: Pick<CommandService, 'writes' | 'clock' | 'limits'>,
): Refused | undefined {
  if (!sameOrigin(request)) return refused('auth.origin');
  const { writesPerAddressPerMinute } = service.limits;
  const taken = service.writes.take(request.ip, writesPerAddressPerMinute, 60, service.clock().getTime());
  return taken.ok ? undefined : refused('common.too_many', { params: { seconds: taken.retryAfterSeconds } });
}

/** The secret that ties codes and step-ups to this browser; made on its first write. */
export function browserOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = cookiesOf(request).get(browserCookie) ?? header(request, 'x-browser');
  if (known && /^[\w-]{16,64}$/.test(known)) return known;
  const made = newBrowserSecret();
  reply.header('set-cookie', cookie(browserCookie, made, 365 * 86_400));
  return made;
}

/** `Idempotency-Key` as the command id; a new one where the sender gave none. */
export function commandIdOf(request: FastifyRequest): string | Refused {
  const given = header(request, 'idempotency-key');
  if (given === undefined) return newUuid();
  const id = given.toLowerCase();
  return uuid.test(id)
    ? id
    : refused('common.invalid', { errors: [{ path: 'Idempotency-Key', code: 'common.format' }] });
}

/** `If-Match: "<revision>"`, the revision of the stream the sender saw. */
export function expectedRevisionOf(request: FastifyRequest): number | undefined {
  const revision = /^"?(\d{1,9})"?$/.exec(header(request, 'if-match') ?? '')?.[1];
  return revision === undefined ? undefined : Number(revision);
}
