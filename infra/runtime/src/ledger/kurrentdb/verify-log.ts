import { setImmediate as nextTurn } from 'node:timers/promises';
import { LogDamaged } from '../../event-store/admin.ts';
import { commitHash } from '../../event-store/commit-hash.ts';
import type { KurrentReader } from '../../event-store/kurrentdb/reader.ts';
import { wholeCommits } from '../../event-store/kurrentdb/whole-commits.ts';
import { positionOf } from '../../event-store/position.ts';
import { Bad } from '../bad.ts';
import { EventProof } from '../event-proof.ts';
import { SealedCommits } from '../sealed-commits.ts';
import { ledgerOf, type Verdict, type VerifyOptions } from '../verify.ts';

/** Events between two pauses. */
const page = 500;

/**
 * What `verify` does, for a log on KurrentDB: every event, chain, commit, signature and root, from what the server gives. Throws
 * StoreUnavailable where it does not answer, which says nothing about the log.
 */
export async function verifyKurrentLog(
  reader: Pick<KurrentReader, 'recordsAfter'>,
  { pause = () => nextTurn(), ...files }: Omit<VerifyOptions, 'eventsFile' | 'thorough'>,
): Promise<Verdict> {
  const ledger = await ledgerOf(files);
  const proof = new EventProof(ledger);
  const commits = new SealedCommits(ledger.seals);
  const verdict = (firstBad: Verdict['firstBad']): Verdict => ({
    ...{ ok: firstBad === null, checked: proof.checked, head: positionOf(proof.checked), firstBad },
  });
  try {
    let paused = 0;
    for await (const { commitId, digest, hashed, before, last, events } of wholeCommits(reader)) {
      for (const one of events)
        proof.take({ ...one, data: Buffer.from(one.data), metadata: Buffer.from(one.metadata) });
      commits.take({ before, last, hash: hashed ? commitHash({ commitId, digest, before, last }) : null });
      if (last - paused < page) continue;
      paused = last;
      await pause();
    }
    proof.assertEnd(proof.checked);
    commits.endBefore(proof.checked + 1);
    return verdict(null);
  } catch (error) {
    if (error instanceof Bad)
      return verdict({ position: error.position === null ? null : positionOf(error.position), why: error.why });
    if (error instanceof LogDamaged) return verdict({ position: positionOf(proof.checked + 1), why: error.message });
    throw error;
  }
}
