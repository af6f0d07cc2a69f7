import { existsSync } from 'node:fs';
import { readFile, truncate } from 'node:fs/promises';
import { endForGood } from '../disk/fail-stop.ts';
import { readMark } from '../disk/mark-file.ts';
import { type EventStoreAdmin, LogDamaged } from '../event-store/admin.ts';
import { NO_HASH } from '../event-store/event-text.ts';
import { type LogPosition, type RecordedEvent, START } from '../event-store/port.ts';
import { messageOf } from '../event-store/sqlite/errors.ts';
import type { Logger } from '../logger.ts';
import { LedgerFile, syncFolderOf } from './ledger-file.ts';
import { type LedgerKey, openLedgerKey } from './ledger-key.ts';
import { ledgerMarkOf, shortOf } from './ledger-mark.ts';
import { merkleRoot } from './merkle.ts';
import { lineHash, readLedger, type Seal, sealLine } from './seal.ts';

/** Events under one seal at most; also what makes a seal due before its time. */
const maxEvents = 4_096;
const page = 512;

/** A log as its ledger sees it: its events counted from 1, whatever places the store itself gives them. */
export interface SealedLog extends Pick<EventStoreAdmin, 'commitHashes'> {
  head(): Promise<LogPosition>;
  readAll(options: {
    after: LogPosition;
    upTo: LogPosition;
    limit: number;
  }): Promise<readonly Pick<RecordedEvent, 'position' | 'hash'>[]>;
  /** Everything up to here is in the ledger: the last seal that was written ends here. */
  sealed?(upTo: LogPosition): void;
}

export interface SealerOptions {
  readonly store: SealedLog;
  /** The ledger: one signed line per seal, only ever appended to. */
  readonly file: string;
  readonly keyFile: string;
  readonly logger: Logger;
  /** Longest time an event waits for its seal; default 5,000 ms. */
  readonly everyMs?: number;
  readonly now?: () => Date;
  /** Called when a seal could not be synced. By default the process ends. */
  readonly onFatal?: (error: Error) => void;
}

/** The end of the ledger. */
export interface LastSeal {
  readonly upTo: string;
  readonly hash: string;
  readonly at: string;
}

export interface Sealer {
  /** The newest seal: up to which position, with the hash of its last event, and when. */
  last(): LastSeal;
  /** Why the last seal could not be written; undefined while all is well. */
  problem(): string | undefined;
  /** Seals everything that is in the log now. */
  seal(): Promise<void>;
  /** Seals what is left and lets go of the file. */
  stop(): Promise<void>;
}

/**
 * Follows the log with a ledger in another file: signed Merkle roots, each chained to the one before. What was sealed can be neither
 * changed, removed nor cut off unseen. Throws LogDamaged at the start where the log is behind its ledger or is not the one it sealed.
 */
export async function startSealer(options: SealerOptions): Promise<Sealer> {
  const { store, file, keyFile } = options;
  const isNew = !existsSync(file);
  if (isNew && (await store.head()) !== START)
    throw new LogDamaged(`the ledger ${file} is missing, though this log was sealed: ${advice}`);
  const key = openLedgerKey(keyFile, { mayMake: isNew });
  const text = isNew ? '' : await wholeLines(file);
  const content = readLedger(text, key);
  const { seals, previous } = content;
  const problem = content.problem ?? shortOf(content, readMark(ledgerMarkOf(file)));
  if (problem !== undefined) throw new LogDamaged(`${file}: ${problem}: ${advice}`);
  const mark = seals.at(-1);
  if (mark !== undefined) await assertSealed(store, mark);
  const onFatal = options.onFatal ?? ((error: Error) => endForGood('The ledger', error));
  const ledger = await LedgerFile.open(file, seals.length, onFatal);
  const sealer = new FollowingSealer(options, ledger, key, {
    number: seals.length,
    upTo: (mark?.upTo ?? START) as LogPosition,
    last: mark?.last ?? NO_HASH,
    previous,
    at: mark?.at ?? '',
  });
  if (mark === undefined) await sealer.begin();
  sealer.follow();
  return sealer;
}

const advice = 'keep a copy of the folder, then restore a backup (docs/runbooks/damaged-log.md)';

/** A line without an end was being written when the process died; nobody was told of it. */
async function wholeLines(file: string): Promise<string> {
  const bytes = await readFile(file);
  const end = bytes.lastIndexOf(10) + 1;
  if (end < bytes.length) await truncate(file, end);
  return bytes.subarray(0, end).toString('utf8');
}

async function assertSealed(store: SealerOptions['store'], { after, upTo, last, commits }: Seal): Promise<void> {
  const head = await store.head();
  if (head < upTo)
    throw new LogDamaged(
      `the log ends at ${Number(head)}, but the ledger sealed ${Number(upTo)} events: the tail was lost; ${advice}`,
    );
  if (upTo === START) return;
  const before = String(Number(upTo) - 1).padStart(START.length, '0') as LogPosition;
  const [event] = await store.readAll({ after: before, upTo: upTo as LogPosition, limit: 1 });
  if (event?.hash !== last)
    throw new LogDamaged(`event ${Number(upTo)} is not the one that the ledger sealed; ${advice}`);
  if (commits === undefined) return;
  const hashes = await store.commitHashes(after as LogPosition, upTo as LogPosition);
  if (hashes === undefined || merkleRoot(hashes) !== commits)
    throw new LogDamaged(
      `the commits of the events up to ${Number(upTo)} are not those that the ledger sealed; ${advice}`,
    );
}

interface Mark {
  readonly number: number;
  readonly upTo: LogPosition;
  readonly last: string;
  readonly previous: string;
  readonly at: string;
}

class FollowingSealer implements Sealer {
  private timer: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();
  private dueAt = 0;
  private failed: string | undefined;

  constructor(
    private readonly options: SealerOptions,
    private readonly ledger: LedgerFile,
    private readonly key: LedgerKey,
    private mark: Mark,
  ) {}

  /** An empty first seal, so that a ledger that is missing later is noticed. */
  async begin(): Promise<void> {
    await this.write([], START);
    await syncFolderOf(this.options.file);
  }

  /** Looks at the head, which costs nothing, often enough that neither time nor number of unsealed events grows. */
  follow(): void {
    const everyMs = this.options.everyMs ?? 5_000;
    this.timer = setInterval(
      () => {
        this.sealIfDue(everyMs).catch((error: unknown) =>
          this.options.logger.error({ err: error }, 'the log could not be sealed'),
        );
      },
      Math.min(everyMs, 500),
    );
    this.timer.unref();
  }

  private async sealIfDue(everyMs: number): Promise<void> {
    const unsealed = Number(await this.options.store.head()) - Number(this.mark.upTo);
    if (unsealed >= maxEvents || Date.now() >= this.dueAt) {
      this.dueAt = Date.now() + everyMs;
      await this.seal();
    }
  }

  last(): LastSeal {
    const { upTo, last: hash, at } = this.mark;
    return { upTo, hash, at };
  }

  problem(): string | undefined {
    return this.failed;
  }

  seal(): Promise<void> {
    const sealed = this.work.then(() => this.sealAll());
    this.work = sealed.then(
      () => {
        this.failed = undefined;
      },
      (error: unknown) => {
        this.failed = messageOf(error);
      },
    );
    return sealed;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.seal().finally(() => this.ledger.close());
  }

  private async sealAll(): Promise<void> {
    const { store } = this.options;
    const head = await store.head();
    while (this.mark.upTo < head) {
      const hashes: string[] = [];
      let commits: string[] | undefined = [];
      let after = this.mark.upTo;
      while (hashes.length < maxEvents && after < head) {
        const events = await store.readAll({ after, upTo: head, limit: page });
        for (const { hash } of events) hashes.push(hash);
        const end = events.at(-1)?.position ?? head;
        commits = joined(commits, await store.commitHashes(after, end));
        after = end;
      }
      await this.write(hashes, after, commits);
    }
  }

  private async write(hashes: readonly string[], upTo: LogPosition, commits?: readonly string[]): Promise<void> {
    const { number, upTo: after, previous } = this.mark;
    const at = (this.options.now?.() ?? new Date()).toISOString();
    const last = hashes.at(-1) ?? this.mark.last;
    const root = merkleRoot(hashes);
    const sealed = commits === undefined ? {} : { commits: merkleRoot(commits) };
    const line = sealLine({ number, at, after, upTo, root, last, previous, ...sealed }, this.key);
    await this.ledger.add(line);
    this.mark = { number: number + 1, upTo, last, previous: lineHash(line), at };
    this.options.store.sealed?.(upTo);
    // Written to where logs go, too: off this machine, it shows when log and ledger are cut together.
    this.options.logger.info({ number, upTo, root }, 'log sealed');
  }
}

/** Undefined as soon as a commit among them has no hash. */
const joined = (one: readonly string[] | undefined, other: readonly string[] | undefined): string[] | undefined =>
  one === undefined || other === undefined ? undefined : [...one, ...other];
