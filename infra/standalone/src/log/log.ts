import type { EventStore, SealedLog } from '@talentlog/runtime';
import type { Verdict, VerifyOptions } from '@talentlog/runtime/sqlite';

/** The log that this process alone writes. */
export interface OwnLog {
  readonly store: EventStore;
  /** What its ledger is told of it. */
  readonly sealed: SealedLog;
  /** Proves it where it is no file; `verify` where absent. */
  readonly verified?: (files: Pick<VerifyOptions, 'ledgerFile' | 'keyFile' | 'pause'>) => Promise<Verdict>;
  close(): Promise<void>;
}
