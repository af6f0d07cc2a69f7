import { expect, it } from '@jest/globals';
import { WorkKindOwed } from '@talentlog/contracts';
import { visibleSections, waitingAt } from './navigation.ts';
import { paths } from './paths.ts';

it('each kind of work is counted at one place of the rail, beside the page of all of it', () => {
  const places = visibleSections(() => true)
    .flatMap(({ items }) => items)
    .filter(({ path }) => path !== paths.home);
  const countedAt = (kind: string) => places.filter((place) => waitingAt(place, { [kind]: 1 }) === 1).length;
  expect(WorkKindOwed.options.map((kind) => [kind, countedAt(kind)])).toEqual(
    WorkKindOwed.options.map((kind) => [kind, 1]),
  );
});
