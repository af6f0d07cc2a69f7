import type { QueryService } from '@talentlog/query';
import {
  confinement,
  type EventStore,
  type Follower,
  type Peer,
  type TimerLoop,
  type VirusScan,
} from '@talentlog/runtime';
import { type FollowerHealth, healthOf } from '../followers/health.ts';
import { type Judged, judge, type PartStatus, peerPart, Standing } from './judged.ts';
import { Remembered } from './remembered.ts';

export interface HealthParts {
  readonly query: QueryService;
  /** Everything that follows the log, projectors included. */
  readonly followers: () => readonly Follower[];
  readonly store: EventStore;
  /** Whether reads of people are recorded. */
  readonly accessLog: () => PartStatus;
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

export interface Health extends Judged {
  readonly position: string | null;
  readonly followers: readonly FollowerHealth[];
  readonly projectors: Awaited<ReturnType<QueryService['projectors']['status']>> | null;
  readonly parts: Readonly<Record<string, PartStatus>>;
}

/** Longest wait for something fresher than what is remembered. */
const patienceMs = 100;
const everyMs = 5_000;

/**
 * What is true of the company now. What has to be asked is remembered and asked again beside the answers, so that one which hangs
 * never holds the page up; what is not answered any more counts as not ready.
 */
export function watchHealth(parts: HealthParts): { now(): Promise<Health>; stop(): void } {
  const head = new Remembered(() => parts.store.head());
  const followers = new Remembered(() => healthOf(parts.store, parts.followers()));
  const projectors = new Remembered(() => parts.query.projectors.status());
  const scanner = new Remembered(() => parts.scan.health());
  const confined = new Remembered(confinement);
  const standing = new Standing();
  const watch = () => {
    for (const asked of [head, followers, projectors, scanner, confined]) void asked.refresh();
    standing.stuck(followers.value() ?? []);
  };
  watch();
  const timer = setInterval(watch, everyMs).unref();
  const partsSeen = (position: string | undefined): Readonly<Record<string, PartStatus>> => ({
    server: { ready: parts.accepting(), detail: parts.accepting() ? 'running' : 'stopping' },
    log: { ready: position !== undefined, detail: position === undefined ? 'does not answer' : 'running' },
    accessLog: { degraded: true, ...parts.accessLog() },
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
      const [position, seen, projected] = await Promise.all([
        head.within(patienceMs),
        followers.within(patienceMs),
        projectors.within(patienceMs),
      ]);
      const each = seen ?? parts.followers().map((one) => ({ ...one.status(), lagEvents: null, lagMs: null }));
      const all = partsSeen(position);
      return {
        ...judge(all, each, standing.stuck(each)),
        position: position ?? null,
        followers: each,
        projectors: projected ?? null,
        parts: all,
      };
    },
    stop: () => clearInterval(timer),
  };
}

function timersPart(loop: ReturnType<TimerLoop['status']> | undefined): PartStatus {
  if (loop === undefined) return { ready: false, detail: 'not started' };
  return { ready: !loop.failing, detail: loop.failing ? (loop.lastError ?? 'failing') : 'running' };
}
