import { createHmac } from 'node:crypto';
import type { Ref } from '@talentlog/domain/fold';
import { blindIndex, linkTokens, uuidv5 } from '@talentlog/runtime';

/** What is derived from the company's secret: keyed hashes for claims, one-time links, digests of payloads. */
export interface Secrets {
  blindIndex(kind: string, key: string): string;
  linkId(seed: string): string;
  /** Of one sender's wish: the same wish of somebody else is another one. */
  digest(actor: string, name: string, payload: unknown): string;
}

export function secretsFrom(secret: Buffer): Secrets {
  const links = linkTokens(secret);
  return {
    blindIndex: (kind, key) => blindIndex(secret, kind, key),
    linkId: (seed) => links.linkId(seed),
    digest: (actor, name, payload) =>
      createHmac('sha256', secret)
        .update(`${actor}\n${name}\n${JSON.stringify(payload)}`)
        .digest('hex')
        .slice(0, 32),
  };
}

export type Identifiers = ReturnType<typeof identifiers>;

/** Identifiers of one attempt at one command: derived from its id, so that every attempt and every retry makes the same ones. */
export function identifiers(commandId: string, secrets: Secrets) {
  let made = 0;
  let links = 0;
  return {
    /** Id of the stream a creating command makes. */
    targetId: () => uuidv5(commandId, 'target'),
    newId: () => uuidv5(commandId, `id ${made++}`),
    newLink: () => {
      const seed = uuidv5(commandId, `link ${links++}`);
      return { linkId: secrets.linkId(seed), seed };
    },
    eventId: (index: number) => uuidv5(commandId, `event ${index}`),
    resolve: (ref: Ref): { aggregate: string; id: string } =>
      'claim' in ref ? { aggregate: 'claim', id: secrets.blindIndex(ref.claim, ref.key) } : ref,
  };
}
