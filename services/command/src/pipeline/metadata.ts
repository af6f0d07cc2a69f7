import type { Acceptance } from '@talentlog/domain/decide';
import type { UnderWay } from './command.ts';

/** Who did it, why and by which command: the same for every event of a commit. */
export function metadataOf(one: UnderWay, decision: Acceptance) {
  const { actor, account } = one.admitted;
  const reason = (one.payload as { reason?: unknown }).reason;
  return {
    actor:
      actor.kind === 'system'
        ? `system:${actor.id}`
        : actor.kind === 'link'
          ? `link:${actor.id.slice(0, 16)}`
          : actor.id,
    ...(account ? { identity: account.identity } : {}),
    ...(actor.kind === 'link' && actor.jobSeekerId ? { onBehalfOf: actor.jobSeekerId } : {}),
    correlationId: one.correlationId ?? one.commandId,
    causationId: one.causationId ?? one.commandId,
    commandId: one.commandId,
    commandName: one.name,
    at: one.now,
    digest: one.digest,
    ...(isReasonCode(reason) ? { reason } : {}),
    ...(decision.result ? { result: JSON.stringify(decision.result) } : {}),
  };
}

/** Only a chosen code may stand in metadata; free text about a person belongs to the encrypted data. */
const isReasonCode = (reason: unknown): reason is string => typeof reason === 'string' && /^[A-Z_]{2,40}$/.test(reason);
