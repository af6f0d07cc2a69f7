import type { PartCause } from '@talentlog/contracts';
import type { PeerStatus, StorageState } from '@talentlog/runtime';
import type { FollowerHealth } from '../followers/health.ts';

/** State of a part that follows no log. `degraded`: the rest is served without it. */
export interface PartStatus {
  readonly ready: boolean;
  readonly degraded?: boolean;
  readonly detail: string;
  /** Why it is not ready; without one it fails. */
  readonly cause?: PartCause;
  /** The detail is a name that tells nothing about the machine: everybody may read it. */
  readonly isName?: boolean;
}

export interface Judged {
  readonly status: 'ready' | 'degraded' | 'not-ready';
  /** Names of what keeps the whole from serving. */
  readonly notReady: readonly string[];
  /** Names of what is missed while the rest is served. */
  readonly degraded: readonly string[];
}

/** How long a follower may stand at one place with work before it. */
const longestStandMs = 30_000;

/** How long what people wait for may take, by the follower that does it; it may move all the while and yet not come to some of it. */
const longestWaitMs: Readonly<Record<string, number>> = { 'worker:parse-resume-file': 60_000 };

/** How the disk stands as a part. */
export const storagePart = (state: StorageState): PartStatus => ({
  ready: state === 'writable',
  detail: state,
  ...(state === 'writable' ? {} : { cause: state }),
  isName: true,
});

/** How a peer stands as a part: one that is left alone is missed, and nothing else is. */
export const peerPart = ({ state, lastError }: PeerStatus): PartStatus =>
  state === 'closed'
    ? { ready: true, detail: 'ok' }
    : { ready: false, degraded: true, detail: lastError ?? state, cause: 'away' };

/** A part of which nobody tells, because who would is away: it may be as well as before. */
export const untoldPart: PartStatus = { ready: false, degraded: true, detail: 'not known', cause: 'unknown' };

/** A part that nobody configured: it is missed, and nothing else is. */
export const absentPart = (detail: string): PartStatus => ({
  ready: false,
  degraded: true,
  detail,
  cause: 'absent',
});

/** Remembers since when each follower stands where it does. */
export class Standing {
  private readonly places = new Map<string, { readonly position: string; readonly since: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Those that have work and have not moved for long, though nothing they know of keeps them. */
  stuck(followers: readonly FollowerHealth[]): readonly string[] {
    return followers
      .filter(({ name, position, state, lagEvents }) => {
        const before = this.places.get(name);
        const isResting = lagEvents === 0 || state === 'waiting' || before?.position !== position;
        if (isResting || before === undefined) this.places.set(name, { position, since: this.now() });
        return !isResting && before !== undefined && this.now() - before.since > longestStandMs;
      })
      .map(({ name }) => name);
  }
}

/** Whether somebody waits longer than they should for what this one does. */
const isLate = ({ name, lagMs }: FollowerHealth): boolean =>
  (lagMs ?? 0) > (longestWaitMs[name] ?? Number.POSITIVE_INFINITY);

/** The whole, from what is true of its parts. */
export function judge(
  parts: Readonly<Record<string, PartStatus>>,
  followers: readonly FollowerHealth[],
  stuck: readonly string[],
): Judged {
  const dead = followers.filter(({ state }) => state === 'failing' || state === 'stopped').map(({ name }) => name);
  const parked = followers.filter(({ parked: count }) => count > 0).map(({ name }) => name);
  const late = followers.filter(isLate).map(({ name }) => name);
  const ofParts = (isDegraded: boolean) =>
    Object.entries(parts)
      .filter(([, { ready, degraded = false }]) => !ready && degraded === isDegraded)
      .map(([name]) => name);
  const notReady = [...ofParts(false), ...dead];
  const degraded = [...new Set([...ofParts(true), ...parked, ...stuck, ...late])].filter(
    (name) => !dead.includes(name),
  );
  const status = notReady.length > 0 ? 'not-ready' : degraded.length > 0 ? 'degraded' : 'ready';
  return { status, notReady, degraded };
}
