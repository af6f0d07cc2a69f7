import { expect, test } from '@jest/globals';
import type { Lease } from '@talentlog/runtime';
import { dice } from '../dice.ts';
import { lasts, type Process } from './stage.ts';

/** Holders by the dice: who takes, sleeps, writes and gives up. */
export function roundsSuite(start: () => Promise<Process>): void {
  test('thirty rounds of holders that sleep and wake: no token is given twice, and no write of a lower one is taken', async () => {
    for (let round = 0; round < 30; round += 1) {
      const rolled = dice(round + 1);
      const [name, processes] = [`round ${round}`, [await start(), await start(), await start()]];
      const all: { process: Process; lease: Lease }[] = [];
      let highest = 0;
      for (let step = 0; step < 25; step += 1) {
        const process = processes[rolled(3)];
        const former = all[rolled(all.length + 1)];
        if (process === undefined) continue;
        const lease = await process.leases.take(name, `p${step}`, lasts);
        if (lease !== undefined) {
          expect(lease.token).toBe(highest + 1);
          highest = lease.token;
          all.push({ process, lease });
        }
        process.passes(rolled(3) * (lasts / 2));
        if (former === undefined) continue;
        const isCurrent = former.lease.token === highest && (await process.leases.held(name))?.token === highest;
        expect(await former.process.leases.note(former.lease, `${former.lease.token}`)).toBe(isCurrent);
        if (rolled(4) === 0) await former.process.leases.giveUp(former.lease);
      }
    }
  });
}
