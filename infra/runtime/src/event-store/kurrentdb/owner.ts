import { randomUUID } from 'node:crypto';
import type { ConsistencyCheck } from '@kurrent/kurrentdb-client';
import { LogDamaged } from '../admin.ts';
import { canonicalJson } from '../canonical.ts';
import type { Plan } from './plan.ts';
import { record } from './record.ts';

/** The type of what says that a process began to own the log; no event, and never read as one. */
export const ownerType = 'TalentlogOwner';

/** A process that begins to own the log writes one record here: from then on it is the owner, and the one before is none. */
export const ownerStream = 'owner-of-log';

/** Whether this process owns the log. While a log moves here, nobody does. */
export class Ownership {
  /** Which record of the stream is ours. */
  private claimed: number | undefined;

  constructor(
    private readonly reader: { lastClaim(): Promise<number> },
    private readonly onFatal: (error: Error) => void,
  ) {}

  /** Takes the log from whoever had it: that one can append nothing from here on. `sent` answers false where another one was faster. */
  async take(sent: (plan: Pick<Plan, 'records' | 'checks' | 'size'>) => Promise<boolean>): Promise<void> {
    for (;;) {
      const last = await this.reader.lastClaim();
      if (!(await sent({ records: [claim()], checks: [isLast(last)], size: 0 }))) continue;
      this.claimed = last + 1;
      return;
    }
  }

  /** What is sent where nobody took the log since. */
  while(plan: Plan): Plan {
    return this.claimed === undefined ? plan : { ...plan, checks: [...plan.checks, isLast(this.claimed)] };
  }

  /** Where another process took the log, nothing that is known here may be built on. Throws LogDamaged. */
  async assert(): Promise<void> {
    if (this.claimed === undefined || (await this.reader.lastClaim()) === this.claimed) return;
    const taken = new LogDamaged('another process owns it since: one that was started beside this one');
    this.onFatal(taken);
    throw taken;
  }
}

function claim() {
  const data = canonicalJson({ at: new Date().toISOString() });
  return record(ownerStream, { id: randomUUID(), type: ownerType, data, properties: {} });
}

const isLast = (claimed: number): ConsistencyCheck => ({
  type: 'stream_state',
  streamName: ownerStream,
  expectedState: claimed < 0 ? 'no_stream' : BigInt(claimed),
});
