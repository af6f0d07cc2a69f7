import type { ErasureHost } from '@talentlog/command/workers';
import type { Integrity, Reach } from '@talentlog/contracts';
import type { QueryService } from '@talentlog/query';
import type { CommandClient, Fault, LogPosition, PeerStatus, TimerLoop } from '@talentlog/runtime';
import type { SpanCounts } from '@talentlog/runtime/otlp';
import type { Config } from '../config.ts';
import type { Followers, FollowerTold } from '../followers/health.ts';
import type { PartStatus } from '../health/judged.ts';
import type { ThreadMetrics } from '../metrics/calls.ts';
import type { WorkGroup } from '../workers/start-followers.ts';
import type { WebhooksStatus } from '../workers/webhook-calls.ts';
import type { Doorway } from './doorway.ts';

/** What every thread says of itself. */
export interface Report {
  /** The end of the log when it was looked at. */
  readonly head: LogPosition;
  readonly followers: readonly FollowerTold[];
  /** What became of what it told of its work. */
  readonly spans: SpanCounts;
  /** What it measured of its own. */
  readonly measured: ThreadMetrics;
}

/** What a thread can be asked and told. Nothing else passes between the two, but requests over a socket. */
export interface ThreadSide<R extends Report> extends Omit<Followers, 'told'> {
  /** Opens its stores and begins. */
  open(): Promise<void>;
  report(): Promise<R>;
  /** A key was destroyed: whatever is kept of the person is forgotten. */
  forget(person: string): Promise<void>;
  /** The log has grown up to here. */
  announce(head: LogPosition): void;
  /** The origin by which people reach us. */
  reachedBy(origin: string): void;
  /** What lasts ends: nobody is to wait for it. */
  hush(): void;
  /** Finishes what is under way; then the thread ends by itself. */
  stop(): Promise<void>;
}

/** What every thread may ask of the one that started it. */
export interface HostSide {
  /** The disk did not take something. */
  diskSaid(fault: Fault, words: string): void;
}

/** What the thread of the queries is started with. */
export interface QueryStart {
  readonly config: Config;
  /** Where it listens for what the gateway passes on: a socket in a folder that nobody else can enter. */
  readonly doorway: Doorway;
}

/** How the queries stand. */
export interface QueryReport extends Report {
  readonly projectors: Awaited<ReturnType<QueryService['projectors']['status']>>;
  readonly accessLog: PartStatus;
  readonly views: PartStatus;
  /** Everybody outside whom it asks. */
  readonly peers: readonly PeerStatus[];
}

/** What the thread of the queries asks. */
export interface QueryHost extends HostSide {
  lastIntegrity(): Promise<Integrity | undefined>;
  checkIntegrity(): Promise<Integrity>;
  /** What leaves the house. */
  reach(): Promise<Reach>;
}

/** What workers are started with. */
export interface WorkersStart {
  readonly config: Config;
  readonly groups: readonly WorkGroup[];
}

/** How the workers stand. */
export interface WorkersReport extends Report {
  /** Undefined where the timers are not among them. */
  readonly timers?: ReturnType<TimerLoop['status']>;
  /** Undefined likewise: how many timers are due and did not fire yet, up to 1,000, and for how long the first of them is. */
  readonly due?: { readonly timers: number; readonly lateSeconds: number };
  /** Everybody outside whom they call. */
  readonly peers: readonly PeerStatus[];
  /** Calls to systems that follow us; undefined where they are not made here. */
  readonly webhooks?: WebhooksStatus;
  /** Those of them that nobody configured, with what to set. */
  readonly absent: Readonly<Record<string, string>>;
}

/** What workers ask: the command port, what becomes of whom is erased, and where new hires go. */
export interface WorkersHost extends HostSide, CommandClient, ErasureHost {
  /** Where new hires go if nothing is configured; undefined where there is nothing. */
  hrCoreUrl(): Promise<string | undefined>;
}
