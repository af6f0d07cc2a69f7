import type { CommandContract, FileRef } from '@talentlog/contracts';
import type { Printing } from '@talentlog/domain/decide';
import type { Caller, EventStore } from '@talentlog/runtime';
import type { AggregateCache } from './aggregate-cache.ts';
import type { Admitted } from './authorise.ts';
import type { ContendedStreams } from './contended-streams.ts';
import type { Identifiers, Secrets } from './identifiers.ts';
import type { Refused } from './refused.ts';
import type { Sealer } from './sealer.ts';
import type { SettingsInForce } from './settings-in-force.ts';
import type { Target } from './target.ts';

/** A command as it arrives. */
export interface CommandRequest {
  readonly name: string;
  readonly payload: unknown;
  /** UUID, chosen by the sender. The same one of the same sender with the same payload gives the first answer again. */
  readonly commandId: string;
  /** The id was made for this very request: nothing can be stored under it, so nobody looks (12 µs). */
  readonly isNewId?: boolean;
  readonly caller: Caller;
  readonly causationId?: string | undefined;
  readonly correlationId?: string | undefined;
  /** What it is part of, where it comes from another process or thread. */
  readonly traceparent?: string | undefined;
  /** Revision the sender saw (`If-Match`); another one is `common.version_conflict`. */
  readonly ifRevision?: number | undefined;
}

/** What happened, and where the log stood then. */
export interface Accepted {
  readonly ok: true;
  readonly position: string;
  readonly events: readonly {
    readonly id: string;
    readonly type: string;
    readonly stream: string;
    readonly revision: number;
  }[];
  readonly result?: Readonly<Record<string, unknown>>;
  /** The same was taken before, and this is the answer of then. */
  readonly isRepeated?: true;
}
export type Outcome = Accepted | Refused;

/** Takes commands, whoever sends them. */
export interface Pipeline {
  execute(request: CommandRequest): Promise<Outcome>;
}

/** What the pipeline stands on. */
export interface PipelineParts {
  readonly store: EventStore;
  readonly cache: AggregateCache;
  readonly contracts: Readonly<Record<string, CommandContract>>;
  readonly sealer: Sealer;
  readonly secrets: Secrets;
  readonly settings: () => Promise<SettingsInForce>;
  readonly clock: () => Date;
  /**
   * Whether the payload, which fits its contract, names only what its sender may name (files, for one) and is not one guess of many.
   * What it names is kept for it, and released where the command is refused.
   */
  readonly mayName: (payload: unknown, caller: Caller, name: string) => Promise<Refused | Kept | undefined>;
  /** Prints what a decision waits for. It is kept for the command, and released where that is refused. */
  readonly print: (printing: Pick<Printing, 'paper' | 'name' | 'jobSeekerId'>) => Promise<Refused | Printed>;
}

/** A paper that was printed for a command. */
interface Printed extends Kept {
  readonly file: FileRef;
}

/** What is kept for a command as long as nobody knows that it was refused. */
export interface Kept {
  release(): Promise<void>;
}

/** A command under way: admitted, in shape, and with the aggregate that it is for. */
export interface UnderWay extends CommandRequest {
  /** The sender's own, made one of the log's: the commit id. */
  readonly commandId: string;
  readonly contract: CommandContract;
  readonly admitted: Admitted;
  readonly digest: string;
  readonly target: Target;
  readonly parts: PipelineParts;
  /** The stream in whose queue this attempt has its turn. */
  readonly queue: string;
  readonly contended: ContendedStreams;
  /** What is on its way to the disk and the attempt builds on: a refusal is none when that fails. */
  readonly reliedOn: Set<Promise<unknown>>;
  readonly now: string;
  /** What was printed for it so far. */
  readonly printed: Kept[];
  /** Those that the attempt is decided by. */
  readonly settings: SettingsInForce;
  readonly ids: Identifiers;
}
