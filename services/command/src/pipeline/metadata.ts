import { LinkEnd } from '@talentlog/contracts';
import type { Acceptance } from '@talentlog/domain/decide';
import { currentTraceparent } from '@talentlog/runtime';
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
    ...traced(),
    // Before anybody changed a setting there is no event that says which they are.
    ...(one.settings.revision >= 0 ? { settings: one.settings.revision } : {}),
    ...(isReasonCode(reason) ? { reason } : {}),
    ...(decision.result ? { result: JSON.stringify(decision.result) } : {}),
  };
}

/** Where traces are kept, whoever reads the event goes on with this one. */
function traced(): { readonly traceparent?: string } {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? {} : { traceparent };
}

/**
 * Only a word of a list may stand in metadata; free text about a person belongs to the sealed data. That the list has the word decides,
 * not how it looks: somebody may write a reason in capitals.
 */
const isReasonCode = (reason: unknown): reason is LinkEnd => reason !== undefined && LinkEnd.safeParse(reason).success;
