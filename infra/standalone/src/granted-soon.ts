import { setTimeout as delay } from 'node:timers/promises';
import type { PermissionCode } from '@talentlog/contracts';
import { admit, type CallerResolver, credentialsOf } from '@talentlog/runtime';
import type { FastifyRequest } from 'fastify';

/** Longest look-up of who asks; after it they are nobody. */
const patienceMs = 50;

/**
 * Whether one of the staff with this permission asks, for plain answers that say more to them than to a guest. A sign-in that cannot be
 * looked up now is nobody's: such a page has to answer when the stores do not.
 */
export async function isGrantedSoon(
  permission: PermissionCode,
  request: FastifyRequest,
  resolver: CallerResolver,
): Promise<boolean> {
  const { linkToken: _, ...credentials } = credentialsOf(request);
  const asked = resolver.resolve(credentials).catch(() => undefined);
  const resolved = await Promise.race([asked, delay(patienceMs, undefined, { ref: false })]);
  return resolved !== undefined && 'caller' in resolved && 'grant' in admit([{ staff: permission }], resolved.caller);
}
