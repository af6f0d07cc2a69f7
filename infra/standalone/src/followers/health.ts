import {
  type EventReader,
  type Follower,
  type FollowerStatus,
  type Lag,
  lagOf,
  type ParkedEvent,
  type Unparked,
} from '@talentlog/runtime';

/** How a follower stands, and how far it is behind the log; null while the log cannot be read. */
export type FollowerHealth = FollowerStatus & { readonly [K in keyof Lag]: Lag[K] | null };
/** The same with what it has parked. */
export type FollowerTold = FollowerHealth & { readonly parkedEvents: readonly ParkedEvent[] };

/** Followers that run here or in another thread, as administrators see them. Names that are not there answer undefined. */
export interface Followers {
  told(): Promise<readonly FollowerTold[]>;
  retry(name: string, eventId: string): Promise<Unparked | undefined>;
  discard(name: string, eventId: string, by: string): Promise<Unparked | undefined>;
}

/** What is true of each of them now. */
export const healthOf = (store: EventReader, followers: readonly Follower[]): Promise<FollowerHealth[]> =>
  Promise.all(
    followers.map(async (follower) => {
      const status = follower.status();
      const place = { position: status.position, types: follower.types };
      const lag = await lagOf(store, place, Date.now()).catch(() => ({ lagEvents: null, lagMs: null }));
      return { ...status, ...lag };
    }),
  );

/** Those that run in this thread. They are asked for each time, because they start late. */
export function followersHere(store: EventReader, followers: () => readonly Follower[]): Followers {
  const named = (name: string) => followers().find((follower) => follower.name === name);
  return {
    async told() {
      const all = followers();
      const parked = all.map((follower) => follower.parked());
      return (await healthOf(store, all)).map((one, index) => ({ ...one, parkedEvents: parked[index] ?? [] }));
    },
    retry: async (name, eventId) => named(name)?.retry(eventId),
    discard: async (name, eventId, by) => named(name)?.discard(eventId, by),
  };
}

/** Those of several threads; names are of one of them alone. */
export const allFollowers = (hosts: readonly Followers[]): Followers => ({
  told: async () => (await Promise.all(hosts.map((host) => host.told()))).flat(),
  retry: (name, eventId) => first(hosts, (host) => host.retry(name, eventId)),
  discard: (name, eventId, by) => first(hosts, (host) => host.discard(name, eventId, by)),
});

/** One that is away is in nobody's way: only where no other knows the name does its failure count. */
async function first(hosts: readonly Followers[], ask: (host: Followers) => Promise<Unparked | undefined>) {
  const asked = await Promise.allSettled(hosts.map(ask));
  const answer = asked.find((one) => one.status === 'fulfilled' && one.value !== undefined);
  const failed = asked.find((one) => one.status === 'rejected');
  if (answer === undefined && failed !== undefined) throw failed.reason;
  return answer?.status === 'fulfilled' ? answer.value : undefined;
}
