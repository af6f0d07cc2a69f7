import { mkdir, rm } from 'node:fs/promises';
import { markLogElsewhere } from '../../../data-folder/log-elsewhere.ts';
import { erasureListOf, mergeErasureList } from '../../../erasure-list/erasure-list.ts';
import { commitHash } from '../../../event-store/commit-hash.ts';
import type { KurrentEventStore } from '../../../event-store/kurrentdb/store.ts';
import { type WholeCommit, wholeCommits } from '../../../event-store/kurrentdb/whole-commits.ts';
import { positionOf } from '../../../event-store/position.ts';
import { Bad } from '../../bad.ts';
import { EventProof } from '../../event-proof.ts';
import { verifyKurrentLog } from '../../kurrentdb/verify-log.ts';
import { ledgerMarkOf } from '../../ledger-mark.ts';
import { logFiles } from '../../log-files.ts';
import { markEnds } from '../../marks.ts';
import { SealedCommits } from '../../sealed-commits.ts';
import { ledgerOf, type Verdict } from '../../verify.ts';
import type { CommitLine } from '../commit-line.ts';
import { assertMayImport, placeLedger } from '../place-beside.ts';
import { progress } from '../progress.ts';
import { linesOfExport } from '../read-export.ts';
import { exportOf } from '../write-export.ts';
import { MovedCommits } from './moved-commits.ts';

type Store = Pick<KurrentEventStore, 'recordsAfter' | 'send' | 'commitRecord'>;

/**
 * Fills an empty database with an export: the same ids, revisions, order, hashes and commits. Each event is proved before it is sent, and
 * the whole log when it is there; only then the folder gets the ledger, and knows that its log is there. Cut off, it goes on where it
 * stopped. Throws where folder or database hold another log, or the export is not whole.
 */
export async function importKurrentLog(
  store: Store,
  source: string,
  folder: string,
  told: (position: number) => void,
): Promise<Verdict> {
  assertMayImport(source, folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const ledger = await ledgerOf(logFiles(source));
  const proof = new EventProof(ledger);
  try {
    await fill(store, exportOf(source), { proof, commits: new SealedCommits(ledger.seals) }, told);
  } catch (error) {
    if (!(error instanceof Bad)) throw error;
    const firstBad = { position: error.position === null ? null : positionOf(error.position), why: error.why };
    return { ok: false, checked: proof.checked, head: positionOf(proof.checked), firstBad };
  }
  const verdict = await verifyKurrentLog(store, logFiles(source));
  if (!verdict.ok) return verdict;
  await mergeErasureList(erasureListOf(source), erasureListOf(folder));
  await rm(ledgerMarkOf(logFiles(folder).ledgerFile), { force: true });
  markLogElsewhere(folder);
  await placeLedger(source, folder);
  markEnds(folder);
  return verdict;
}

interface Proofs {
  readonly proof: EventProof;
  readonly commits: SealedCommits;
}

/** Adds the commits that the database does not have. */
async function fill(store: Store, file: string, proofs: Proofs, told: (position: number) => void): Promise<void> {
  const { proof } = proofs;
  const there = wholeCommits(store);
  let found = await there.next();
  const moving = new MovedCommits(store);
  const come = progress(0, told);
  for await (const line of linesOfExport(file)) {
    if ('end' in line) {
      if (!found.done || line.end !== proof.checked) throw another(file, proof.checked);
      return moving.put();
    }
    assertProved(line, proofs);
    if (found.done) await moving.add(line);
    else if (!isSame(found.value, line)) throw another(file, line.before);
    else found = await there.next();
    come(line.last);
  }
}

const another = (file: string, at: number): Error =>
  new Error(`the database holds another log than ${file}: they differ after event ${at}. Set an empty database`);

const isSame = ({ commitId, digest, hashed, events }: WholeCommit, line: CommitLine): boolean =>
  commitId === line.commit &&
  digest === line.digest &&
  hashed === (line.hash !== null) &&
  events.length === line.events.length &&
  events.every(({ hash }, n) => hash === line.events[n]?.hash);

/** Throws Bad. */
function assertProved(
  { commit: commitId, digest, before, last, hash, events }: CommitLine,
  { proof, commits }: Proofs,
): void {
  for (const one of events) proof.take({ ...one, data: Buffer.from(one.data), metadata: Buffer.from(one.metadata) });
  if (hash !== null && hash !== commitHash({ commitId, digest, before, last }))
    throw new Bad(before + 1, `the commit that ends at event ${last} is not what was written`);
  commits.take({ before, last, hash });
}
