import { type EventStore, type Follower, type FollowerStatus, type Lag, lagOf } from '@talentlog/runtime';

/** How a follower stands, and how far it is behind the log; null while the log cannot be read. */
export type FollowerHealth = FollowerStatus & { readonly [K in keyof Lag]: Lag[K] | null };

/** What is true of each of them now. */
export const healthOf = (store: EventStore, followers: readonly Follower[]): Promise<FollowerHealth[]> =>
  Promise.all(
    followers.map(async (follower) => {
      const status = follower.status();
      const place = { position: status.position, types: follower.types };
      const lag = await lagOf(store, place, Date.now()).catch(() => ({ lagEvents: null, lagMs: null }));
      return { ...status, ...lag };
    }),
  );
