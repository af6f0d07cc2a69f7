import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EngineRefused, type Lease, type Leases } from '@talentlog/runtime';
import type { PartStatus } from '../health/judged.ts';
import { taken, times } from '../threads/stand-by.ts';
import type { StoresPlace } from './places.ts';

/** A database that this process alone keeps the stores of a log in. */
export interface HeldDatabase {
  /** How it stands, as of the last sign of life that was given there. */
  status(): PartStatus;
  /** Resolves when another process has it: what this one wrote into it since is not believed any more. */
  readonly lost: Promise<void>;
  giveUp(): Promise<void>;
}

/** One process keeps the stores of its log in a database: whoever stands on a copy of its folder passes for it in everything else. */
const lease = 'owner';
const guide = 'docs/how-to/keep-stores-on-mongodb.md';

/**
 * Makes this process the only one that keeps stores in the database. Who was killed is waited for until their signs of life are over, and not
 * at all where their process is known to be gone. Throws EngineRefused where somebody lives there.
 */
export async function holdDatabase(
  { leases, database }: Pick<StoresPlace, 'leases' | 'database'>,
  folder: string,
): Promise<HeldDatabase | undefined> {
  if (database === undefined) return undefined;
  const kept = await leases();
  const signal = AbortSignal.timeout(times.lasts + 2 * times.sign);
  const own = await taken({ leases: kept, name: lease, signal, onWaiting: () => undefined });
  if (own === undefined) {
    const holder = await kept.noted(lease);
    await kept.close();
    throw new EngineRefused(
      'MongoDB',
      `the database ${database.name} is in use by another server: ${holder}`,
      `Stop that one first; a copy of its folder needs a database of its own, which MONGO_DATABASE names (${guide})`,
    );
  }
  await kept.note(own, `process ${process.pid} on ${hostname()}, with the data folder ${resolve(folder)}`);
  return living(kept, own);
}

/** Gives signs of life until it is given up, also after the server was away: nobody has it until somebody took it. */
function living(leases: Leases, own: Lease): HeldDatabase {
  const ending = new AbortController();
  const { signal } = ending;
  let status: PartStatus = running;
  const sign = (): Promise<boolean> =>
    leases.renew(own).then(
      (isOurs) => {
        status = running;
        return isOurs;
      },
      (error: unknown) => {
        status = { ready: false, detail: error instanceof Error ? error.message : String(error), cause: 'away' };
        return true;
      },
    );
  const lost = new Promise<void>((resolve) => {
    void (async () => {
      while (!signal.aborted) {
        await delay(times.sign, undefined, { signal }).catch(() => undefined);
        if (!signal.aborted && !(await sign())) return resolve();
      }
    })();
  });
  return {
    status: () => status,
    lost,
    async giveUp() {
      ending.abort();
      await leases.giveUp(own).catch(() => undefined);
      await leases.close();
    },
  };
}

const running: PartStatus = { ready: true, detail: 'running' };
