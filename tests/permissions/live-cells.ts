import type { Cell } from './cell.ts';
import { type Hearing, liveRound } from './live.ts';
import { type Entry, type PageRole, page, rolesOnPage } from './page.ts';
import { isCandidate, isReached } from './reach.ts';
import type { World } from './world.ts';

function expected(entry: Entry, role: PageRole, whose: 'own' | 'other'): Hearing {
  if (isReached(entry, role, whose, 'reads')) return 'named';
  const hint = page.hints.get(entry.name);
  if (hint === 'anybody' || (hint === 'colleagues' && !isCandidate(role))) return 'hint';
  return hint === 'candidate' && role === 'JS' && whose === 'own' ? 'hint' : 'nothing';
}

export const liveCells = (world: World): Cell[] =>
  page.live.flatMap((entry) =>
    rolesOnPage.flatMap((role) =>
      (['own', 'other'] as const).map(
        (whose): Cell => ({
          ...{ name: `live: ${entry.name}`, role, whose, capabilities: entry.staff },
          expected: expected(entry, role, whose),
          actual: async (walk) => {
            walk.live ??= liveRound(world);
            return (await walk.live).of(role, whose, entry.name, entry.about);
          },
        }),
      ),
    ),
  );
