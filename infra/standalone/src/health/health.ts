import { confinement, type EventReader, type Peer, type TimerLoop, type VirusScan } from '@talentlog/runtime';
import type { FollowerHealth, Followers, FollowerTold } from '../followers/health.ts';
import type { QueryReport } from '../query/sides.ts';
import { type Judged, judge, type PartStatus, peerPart, Standing } from './judged.ts';
import { Remembered } from './remembered.ts';

export interface HealthParts {
  readonly queries: QueriesWatched;
  /** What follows the log in this thread. */
  readonly followers: Pick<Followers, 'told'>;
  readonly store: Pick<EventReader, 'head'>;
  readonly scan: VirusScan;
  readonly peers: readonly Peer[];
  /** Peers that nobody configured, with what to set. */
  readonly absent: Readonly<Record<string, string>>;
  /** Undefined before it runs. */
  readonly timerLoop: () => ReturnType<TimerLoop['status']> | undefined;
  /** Parts that are true without being asked. */
  readonly more?: () => Readonly<Record<string, PartStatus>>;
  /** False once shutdown began. */
  readonly accepting: () => boolean;
}

/** The queries as they are watched from here. */
interface QueriesWatched {
  report(): Promise<QueryReport>;
  /** Their followers as last known, where they do not answer. */
  known(): readonly FollowerTold[];
  status(): PartStatus;
}

export interface Health extends Judged {
  readonly position: string | null;
  readonly followers: readonly FollowerHealth[];
  readonly projectors: QueryReport['projectors'] | null;
  readonly parts: Readonly<Record<string, PartStatus>>;
}

/** `begun` resolves once the queries have said something, or for long have not. */
interface HealthWatch {
  readonly begun: Promise<unknown>;
  now(): Promise<Health>;
  stop(): void;
}

/** Longest wait for something fresher than what is remembered. */
const patienceMs = 100;
const everyMs = 5_000;
const longestStartMs = 1_000;

/**
 * What is true of the company now. What has to be asked is remembered and asked again beside the answers, so that one which hangs
 * never holds the page up; what is not answered any more counts as not ready.
 */
export function watchHealth(parts: HealthParts): HealthWatch {
  const head = new Remembered(() => parts.store.head());
  const followers = new Remembered(() => parts.followers.told());
  const queries = new Remembered(() => parts.queries.report());
  const scanner = new Remembered(() => parts.scan.health());
  const confined = new Remembered(confinement);
  const standing = new Standing();
  const watch = () => {
    for (const asked of [head, followers, queries, scanner, confined]) void asked.refresh();
    standing.stuck([...(followers.value() ?? []), ...(queries.value()?.followers ?? [])].map(withoutParked));
  };
  watch();
  const timer = setInterval(watch, everyMs).unref();
  const partsSeen = (
    position: string | undefined,
    report: QueryReport | undefined,
  ): Readonly<Record<string, PartStatus>> => ({
    server: { ready: parts.accepting(), detail: parts.accepting() ? 'running' : 'stopping' },
    log: { ready: position !== undefined, detail: position === undefined ? 'does not answer' : 'running' },
    queries: queriesPart(parts.queries.status(), report),
    accessLog: { degraded: true, ...(report?.accessLog ?? unknown) },
    views: report?.views ?? { degraded: true, ...unknown },
    ...parts.more?.(),
    timers: timersPart(parts.timerLoop()),
    scanner: { degraded: true, ...(scanner.value() ?? { ready: false, detail: 'does not answer' }) },
    // What keeps the readers of foreign files apart here: told, and no reason not to work.
    reader: { ready: true, detail: confined.value()?.detail ?? 'not tried yet' },
    ...Object.fromEntries(parts.peers.map((peer) => [peer.status().name, peerPart(peer.status())])),
    ...Object.fromEntries(
      Object.entries(parts.absent).map(([name, detail]) => [name, { ready: false, degraded: true, detail }]),
    ),
  });
  return {
    now: async () => {
      const [position, seen] = await Promise.all([head.within(patienceMs), followers.within(patienceMs)]);
      // Asked after the head was read: what the queries say of an earlier one says nothing of how far they are now.
      const report = await queries.within(patienceMs);
      const isNew = report !== undefined && (position === undefined || report.head >= position);
      const theirs = isNew ? report.followers : parts.queries.known();
      const each = [...(seen ?? []), ...theirs].map(withoutParked);
      const all = partsSeen(position, report);
      return {
        ...judge(all, each, standing.stuck(each)),
        position: position ?? null,
        followers: each,
        projectors: isNew ? report.projectors : null,
        parts: all,
      };
    },
    begun: queries.within(longestStartMs),
    stop: () => clearInterval(timer),
  };
}

function timersPart(loop: ReturnType<TimerLoop['status']> | undefined): PartStatus {
  if (loop === undefined) return { ready: false, detail: 'not started' };
  return { ready: !loop.failing, detail: loop.failing ? (loop.lastError ?? 'failing') : 'running' };
}

const unknown = { ready: false, detail: 'does not answer' };
const withoutParked = ({ parkedEvents: _, ...health }: FollowerTold): FollowerHealth => health;

/** They may run and yet answer nothing. */
const queriesPart = (status: PartStatus, report: QueryReport | undefined): PartStatus =>
  status.ready && report === undefined ? unknown : status;
