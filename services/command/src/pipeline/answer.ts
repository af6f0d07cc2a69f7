import type { Acceptance } from '@talentlog/domain/decide';
import type { AppendResult, EventStore } from '@talentlog/runtime';
import type { Accepted, Outcome, UnderWay } from './command.ts';
import { type Refused, refused } from './refused.ts';

/** A refusal may only mean that the same command, sent twice at once, was taken the other time; then that is the answer. */
export async function answeredBefore(
  { parts, commandId, digest }: Pick<UnderWay, 'parts' | 'commandId' | 'digest'>,
  refusal: Refused,
): Promise<Outcome> {
  const before = await parts.store.findCommit(commandId);
  return before ? repeated(parts.store, before, digest) : refusal;
}

/** The answer to what was appended. */
export const accepted = (appended: AppendResult): Accepted => ({
  ok: true,
  position: appended.position,
  events: appended.events.map(({ id, type, stream, revision }) => ({ id, type, stream, revision })),
});

/** What the decision tells its sender beside the events. */
export const resultOf = ({ result }: Acceptance) => (result ? { result } : {});

/** The answer of the first time, from the log itself. */
export async function repeated(store: EventStore, before: AppendResult, digest: string): Promise<Outcome> {
  const first = before.events[0];
  const [event] = first ? await store.readStream(first.stream, { from: first.revision, to: first.revision }) : [];
  if (event?.metadata.digest !== digest) return refused('common.id_reused');
  const { result } = event.metadata;
  const told = result ? { result: JSON.parse(result) as Record<string, unknown> } : {};
  return { ...accepted(before), ...told, isRepeated: true };
}

/**
 * The answer of a command taken before the log gave commits ids of their own, when they had the id that the sender chose. A wish under
 * way during the upgrade is so not granted twice; a commit of somebody else's wish says nothing.
 */
export async function takenUnder(store: EventStore, commandId: string, digest: string): Promise<Outcome | undefined> {
  const before = await store.findCommit(commandId);
  const outcome = before && (await repeated(store, before, digest));
  return outcome?.ok ? outcome : undefined;
}
