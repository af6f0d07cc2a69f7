import type { Ref } from '@talentlog/domain/fold';
import { blindIndex, keyedHash, keyedIds } from '@talentlog/runtime';

/** What is derived from the company's secret: keyed hashes for claims, ids, one-time links, digests of payloads. */
export interface Secrets {
  /**
   * What a command is known by in the log. Senders choose its id, so each kind and each single one has a space of its own, and none can
   * name an id of the system or of somebody else (docs/adr/0021).
   */
  commitId(sender: { readonly kind: string; readonly id: string }, commandId: string): string;
  /** An id that a commit makes. */
  madeBy(commitId: string, name: string): string;
  blindIndex(kind: string, key: string): string;
  /** Of one sender's wish: the same wish of somebody else is another one. */
  digest(actor: string, name: string, payload: unknown): string;
}

export function secretsFrom(secret: Buffer): Secrets {
  const digests = keyedHash(secret);
  const commitIds = keyedIds(secret, 'commit');
  return {
    commitId: ({ kind, id }, commandId) => commitIds(kind, id, commandId),
    madeBy: keyedIds(secret, 'made by a commit'),
    blindIndex: (kind, key) => blindIndex(secret, kind, key),
    digest: (actor, name, payload) => digests(`${actor}\n${name}\n${JSON.stringify(payload)}`).slice(0, 32),
  };
}

export type Identifiers = ReturnType<typeof identifiers>;

/** Identifiers of one attempt at one commit: derived from its id, so that every attempt and every retry makes the same ones. */
export function identifiers(commitId: string, secrets: Secrets) {
  let made = 0;
  let links = 0;
  return {
    /** Id of the stream a creating command makes. */
    targetId: () => secrets.madeBy(commitId, 'target'),
    newId: () => secrets.madeBy(commitId, `id ${made++}`),
    newLink: () => secrets.madeBy(commitId, `link ${links++}`),
    eventId: (index: number) => secrets.madeBy(commitId, `event ${index}`),
    resolve: (ref: Ref): { aggregate: string; id: string } =>
      'claim' in ref ? { aggregate: 'claim', id: secrets.blindIndex(ref.claim, ref.key) } : ref,
  };
}
