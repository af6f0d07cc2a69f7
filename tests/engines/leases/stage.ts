import { afterEach, beforeEach } from '@jest/globals';
import type { Lease, Leases } from '@talentlog/runtime';

/** Where an adapter keeps the leases of one test; each opening is as a process of its own, with a clock of its own. */
export interface LeasesPlace {
  open(clock: () => number): Promise<Leases>;
  remove(): Promise<void>;
}

export const lasts = 1_000;

/** A process: its leases, and its clock, which stands until it is moved. */
export interface Process {
  readonly leases: Leases;
  passes(milliseconds: number): void;
}

/** Processes on one place, closed after each test. */
export function leaseStage(makePlace: () => Promise<LeasesPlace>) {
  let place: LeasesPlace;
  let opened: Leases[];
  beforeEach(async () => {
    place = await makePlace();
    opened = [];
  });
  afterEach(async () => {
    for (const leases of opened) await leases.close();
    await place.remove();
  });
  const start = async (from = 0): Promise<Process> => {
    let now = from;
    const leases = await place.open(() => now);
    opened.push(leases);
    return {
      leases,
      passes: (milliseconds) => {
        now += milliseconds;
      },
    };
  };
  return {
    start,
    /** So many processes. */
    several: (count: number) => Promise.all(Array.from({ length: count }, () => start())),
  };
}

/** The lease, which somebody must have got. */
export function got(lease: Lease | undefined): Lease {
  if (lease === undefined) throw new Error('nobody got the lease');
  return lease;
}

/** Waits for the time of a lease and takes it: the first look never does. */
export async function takenOver({ leases, passes }: Process, name: string, holder: string): Promise<Lease | undefined> {
  await leases.take(name, holder, lasts);
  passes(lasts);
  return leases.take(name, holder, lasts);
}
