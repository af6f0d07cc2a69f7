import { faultOf, type Sealer, START, StoreUnavailable } from '@talentlog/runtime';
import type { Verdict } from '@talentlog/runtime/sqlite';
import type { Storage } from '../storage.ts';

/**
 * Whether the log, its ledger and what lies beside them are what was written. What cannot be sealed, or not even be read, is what is
 * wrong; but where the server of the log does not answer, nobody knows: throws StoreUnavailable.
 */
export async function checkIntegrity(storage: Pick<Storage, 'verifyLog'>, sealer: Sealer): Promise<Verdict> {
  const unsealed = await sealer.seal().then(
    () => undefined,
    // A full disk takes no seal, and a server that is away shows no log; that says nothing about it.
    (error: unknown) =>
      faultOf(error) === undefined && !(error instanceof StoreUnavailable)
        ? `it could not be sealed: ${wordsOf(error)}`
        : undefined,
  );
  try {
    const verdict = await storage.verifyLog();
    if (!verdict.ok || unsealed === undefined) return verdict;
    return { ...verdict, ok: false, firstBad: { position: null, why: unsealed } };
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    const why = `it cannot be read: ${wordsOf(error)}`;
    return { ok: false, checked: 0, head: START, firstBad: { position: null, why } };
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
