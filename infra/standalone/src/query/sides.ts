import type { Integrity } from '@talentlog/contracts';
import type { QueryService } from '@talentlog/query';
import type { Fault, Position } from '@talentlog/runtime';
import type { Config } from '../config.ts';
import type { Followers, FollowerTold } from '../followers/health.ts';
import type { PartStatus } from '../health/judged.ts';

/** What the thread of the queries is started with. */
export interface QueryStart {
  readonly config: Config;
  /** Where it listens for what the gateway passes on: a socket in a folder that nobody else can enter. */
  readonly socket: string;
}

/** How the queries stand. */
export interface QueryReport {
  /** The end of the log when it was looked at. */
  readonly head: Position;
  readonly followers: readonly FollowerTold[];
  readonly projectors: Awaited<ReturnType<QueryService['projectors']['status']>>;
  readonly accessLog: PartStatus;
  readonly views: PartStatus;
}

/** What the thread of the queries can be asked and told. Nothing else passes between the two, but requests over its socket. */
export interface QuerySide extends Omit<Followers, 'told'> {
  /** Opens its stores and listens. */
  open(): Promise<void>;
  report(): Promise<QueryReport>;
  /** A key was destroyed: rows, search and what is kept in memory forget the person. */
  forget(person: string): Promise<void>;
  /** Something was appended to the log. */
  announce(): void;
  /** The origin by which people reach us. */
  reachedBy(origin: string): void;
  /** Streams of changes end: nobody is to wait for them. */
  hush(): void;
  /** Finishes what is under way; then the thread ends by itself. */
  stop(): Promise<void>;
}

/** What the thread of the queries asks of the one that started it. */
export interface CommandSide {
  lastIntegrity(): Promise<Integrity | undefined>;
  checkIntegrity(): Promise<Integrity>;
  /** The disk did not take something. */
  diskSaid(fault: Fault, words: string): void;
}
