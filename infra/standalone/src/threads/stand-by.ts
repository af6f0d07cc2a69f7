import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Lease, Leases } from '@talentlog/runtime';
import { isAlive } from './socket.ts';

/** Milliseconds: how long a holder may give no sign, how often it gives one, and how often whoever waits looks. */
export const times = { lasts: 10_000, sign: 2_000, look: 300 };

/** Where process ids mean the same: this machine, and on Linux this namespace of it. */
function whereIdsAre(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

const here = whereIdsAre();
const newHolder = (): string => JSON.stringify([here, process.pid, randomUUID()]);

/** Whether a holder is known to be no more: it ran here, and its process is gone. */
function isGone(holder: string): boolean {
  const [where, pid] = JSON.parse(holder) as [string, number];
  return where === here && !isAlive(pid);
}

interface Parts {
  readonly leases: Leases;
  readonly name: string;
  /** Nobody wants it any more. */
  readonly signal: AbortSignal;
  /** Somebody else has it. */
  readonly onWaiting: () => void;
}

/** A lease that signs of life are given for until it is given up, or lost: then `lost` resolves, and what it was for must end. */
export interface Kept {
  readonly lease: Lease;
  readonly lost: Promise<void>;
  giveUp(): Promise<void>;
}

/** Waits until it is the only one of this name. Undefined where nobody wants it any more. */
export async function onlyOne(parts: Parts): Promise<Kept | undefined> {
  const lease = await taken(parts);
  return lease && kept(parts.leases, lease);
}

/** Waits until the lease is its own, for which nobody gives signs of life yet. Undefined where nobody wants it any more. */
export async function taken({ leases, name, signal, onWaiting }: Parts): Promise<Lease | undefined> {
  const holder = newHolder();
  let isTold = false;
  while (!signal.aborted) {
    const lease = await leases.take(name, holder, times.lasts);
    if (lease !== undefined) return lease;
    const held = await leases.held(name);
    if (held !== undefined && isGone(held.holder)) {
      // The next look finds it free; whoever took it meanwhile has another token, and keeps it.
      await leases.giveUp(held);
      continue;
    }
    if (!isTold) onWaiting();
    isTold = true;
    await delay(times.look, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}

function kept(leases: Leases, lease: Lease): Kept {
  const ending = new AbortController();
  const { signal } = ending;
  const signs = async (): Promise<void> => {
    let last = performance.now();
    while (!signal.aborted) {
      await delay(times.sign, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const isOurs = await leases.renew(lease).catch(() => undefined);
      if (isOurs) last = performance.now();
      // What cannot be written keeps it for as long as the others believe in it.
      if (isOurs === false || performance.now() - last > times.lasts) return;
    }
  };
  return {
    lease,
    lost: signs(),
    async giveUp() {
      ending.abort();
      await leases.giveUp(lease).catch(() => undefined);
    },
  };
}
