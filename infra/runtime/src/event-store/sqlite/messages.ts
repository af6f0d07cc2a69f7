import type { Fault } from '../../disk/fault.ts';
import type { PackedCommit } from '../packed.ts';
import type { ExpectedRevision } from '../port.ts';
import type { WriterFailure } from './writer-failure.ts';

/** What the writer answers to one commit, small enough to cross threads cheaply. */
export type Answer =
  | {
      readonly kind: 'stored';
      /** Position before the commit's first event. */
      readonly before: number;
      /** Revision of the first event of each write. */
      readonly revisions: readonly number[];
      readonly deduplicated: boolean;
    }
  | { readonly kind: 'conflict'; readonly stream: string; readonly expected: ExpectedRevision; readonly actual: number }
  | { readonly kind: 'reused'; readonly why: string }
  /** `fault`: what the disk said. */
  | { readonly kind: 'unavailable'; readonly why: string; readonly fault?: Fault };

export type ToWriter =
  /** Each is answered in its place. */
  { readonly kind: 'append'; readonly commits: readonly PackedCommit[] } | { readonly kind: 'close' };

export type FromWriter =
  | { readonly kind: 'opened' }
  /** `head`: position of the last event that is stored. */
  | { readonly kind: 'answers'; readonly answers: readonly Answer[]; readonly head: number }
  | { readonly kind: 'closed' }
  /** The thread ends after this. */
  | { readonly kind: 'failed'; readonly failure: WriterFailure };

/** Commits of one transaction: enough to share one sync, few enough that nobody waits long for the neighbours. */
export const maxGroup = 256;
