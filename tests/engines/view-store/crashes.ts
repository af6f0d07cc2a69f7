import { expect, test } from '@jest/globals';
import type { Generation, ViewStore } from '@talentlog/runtime';
import { dice } from '../dice.ts';
import { apply, counted, expectedOf, happenings, kept, ofRound } from './happenings.ts';
import { at } from './people.ts';
import type { BadLink, Fault, ViewStorePlace } from './subject.ts';

const rounds = 30;
const faults: readonly Fault[] = ['lost before', 'lost after', 'cut in half', 'late'];
/** Calls that a holder gets through at most before its link goes bad. */
const mostCalls = 60;

/** Somebody who projects: whatever it knows of the generation is of when it looked last. */
interface Holder {
  readonly link: BadLink;
  readonly generation: Generation;
  reached: number;
  /** A batch that hangs in the link; it may go through yet. */
  hanging: Promise<void> | undefined;
}

/** Holders come and go in the middle of batches, and those that were given up wake and write what is old; against a fold of the events. */
export function crashesSuite(name: string, makePlace: () => Promise<ViewStorePlace>): void {
  test(`view store after crashes, with stale projectors: ${name}: ${rounds} rounds`, async () => {
    const place = await makePlace();
    if (place.openBadly === undefined) console.info(`${name}: no link that could go bad: holders are only stale`);
    let crashes = 0;
    const open = await place.open();
    try {
      for (let round = 1; round <= rounds; round += 1) {
        crashes += await new Round(place, round).run();
        await open.open(ofRound(round));
        expect([round, await kept(open, round)]).toEqual([round, expectedOf(happenings(round))]);
      }
      expect(crashes).toBeGreaterThan(place.openBadly === undefined ? rounds : 4 * rounds);
      expect(counted.applied).toBeGreaterThan(rounds * 60);
    } finally {
      await open.close();
      await place.remove();
    }
  });
}

class Round {
  private readonly roll: (below: number) => number;
  private readonly events;
  private readonly stale: Holder[] = [];
  private given = 0;

  constructor(
    private readonly place: ViewStorePlace,
    private readonly round: number,
  ) {
    this.roll = dice(round);
    this.events = happenings(round);
  }

  /** Answers how many holders were given up. */
  async run(): Promise<number> {
    for (let holder = await this.holder(); ; ) {
      const isDone = holder !== undefined && holder.reached === this.events.length;
      if (isDone) break;
      if (this.roll(4) === 0) await this.wakeOne();
      const went = holder !== undefined && (await this.advance(holder));
      // Some are given up for no reason: they are only slow.
      if (went && this.roll(6) > 0) continue;
      if (holder !== undefined) this.stale.push(holder);
      this.given += 1;
      holder = await this.holder();
    }
    while (this.stale.length > 0) await this.wakeOne();
    return this.given;
  }

  /** One that knows where the generation stands now; undefined where its link is bad by then. */
  private async holder(): Promise<Holder | undefined> {
    const link = await this.link();
    try {
      const [generation] = await within(link.store.open(ofRound(this.round), { filling: this.roll(2) === 0 }));
      if (generation === undefined) throw new Error('no generation');
      return { link, generation, reached: Number(await within(generation.checkpoint())), hanging: undefined };
    } catch {
      link.heal();
      await close(link.store);
      return undefined;
    }
  }

  private async link(): Promise<BadLink> {
    const { place } = this;
    const calls = 10 + this.roll(mostCalls);
    const fault = faults[this.roll(faults.length)] ?? 'late';
    return (await place.openBadly?.(calls, fault)) ?? { store: await place.open(), heal: () => undefined };
  }

  /** Whether the next batch was taken, as far as this holder knows. */
  private async advance(holder: Holder): Promise<boolean> {
    const to = Math.min(this.events.length, holder.reached + 1 + this.roll(6));
    const told = this.events.slice(holder.reached, to);
    const taken = holder.generation.transact(at(to), async (writer) => {
      for (const event of told) await apply(writer, event);
    });
    const went = taken.then(() => {
      holder.reached = to;
      return true;
    });
    holder.hanging = went.then(
      () => undefined,
      () => undefined,
    );
    return within(went).catch(() => false);
  }

  /** A holder that was given up goes on as if nothing had been; it may be the one that is right, and then others are refused. */
  private async wakeOne(): Promise<void> {
    const [one] = this.stale.splice(this.roll(this.stale.length), 1);
    if (one === undefined) return;
    one.link.heal();
    await one.hanging;
    await this.advance(one);
    await close(one.link.store);
  }
}

const close = (store: ViewStore): Promise<void> => store.close().catch(() => undefined);

/** Gives up waiting where a link hangs: nothing here takes that long. */
async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it hangs')), 400);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
