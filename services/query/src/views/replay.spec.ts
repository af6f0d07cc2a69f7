import { describe, expect, it } from '@jest/globals';
import { dumpViews } from '@talentlog/runtime';
import fc from 'fast-check';
import type { Projector } from '../projection/index.ts';
import { projectors } from '../projectors.ts';
import { aPosition, colleagues, renamed } from '../testing/company.ts';
import { called, consentExpired, consentWithdrawn } from '../testing/people.ts';
import { advertised, everythingOf } from '../testing/pipeline.ts';
import { ReadSide } from '../testing/read-side.ts';
import { asEvents, id } from '../testing/story.ts';

/** A few people on two positions, with what is repaired later: names, titles, consents that change in between and afterwards. */
const story = asEvents([
  ...colleagues,
  ...aPosition(id(1)),
  ...advertised(id(101), id(1)),
  ...everythingOf(1, id(1)),
  called(id(2001), '林小晓'),
  ...aPosition(id(2)),
  renamed(id(1), '验证工程师'),
  ...everythingOf(2, id(2)),
  ...everythingOf(3, id(1)),
  consentExpired(id(2002)),
  consentWithdrawn(id(2003)),
  renamed(id(2), '测试工程师'),
  ...advertised(id(102), id(2)),
  called(id(2003), '王晨'),
]);
const views = projectors.flatMap((projector) => projector.views.map(({ name }) => name));

/** How the projectors come to their events: who goes next, and how many it takes. */
const turns = fc.array(
  fc.record({ who: fc.nat({ max: projectors.length - 1 }), size: fc.integer({ min: 1, max: 30 }) }),
  {
    maxLength: 120,
  },
);
type Turn = { readonly who: number; readonly size: number };

async function dumpAfter(some: readonly Turn[]): Promise<string> {
  const reading = await ReadSide.open();
  const reached = new Map<Projector, number>();
  const go = async (projector: Projector, size: number) => {
    const from = reached.get(projector) ?? 0;
    await reading.take(projector, story.slice(from, from + size));
    reached.set(projector, Math.min(story.length, from + size));
  };
  for (const { who, size } of some) await go(projectors[who % projectors.length] as Projector, size);
  for (const projector of projectors.toReversed()) await go(projector, story.length);
  const dump = await dumpViews(reading.store, views);
  await reading.close();
  return dump;
}

describe('views', () => {
  it('equal a replay from zero, whichever projector is ahead and whatever it takes at once', async () => {
    const replayed = await dumpAfter([]);
    expect(replayed.split('\n').length).toBeGreaterThan(50);
    await fc.assert(
      fc.asyncProperty(turns, async (some) => expect(await dumpAfter(some)).toBe(replayed)),
      { numRuns: 25 },
    );
  });

  it('each belong to one projector, and no event is taken by a projector that does not list it', () => {
    expect(new Set(views).size).toBe(views.length);
    expect(new Set(projectors.map(({ name }) => name)).size).toBe(projectors.length);
  });
});
