import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventName } from '@talentlog/contracts';
import type { Row } from '@talentlog/runtime';
import { aggregates } from '../../domain/src/aggregates.ts';
import { type Fixtures, pageOf } from '../../domain/src/shared/cells.ts';
import type { PageArrow, PageState } from '../../domain/src/shared/lifecycle-page.ts';
import { story, type Told, tell } from '../../domain/src/shared/testing.ts';
import { projectors } from '../../services/query/src/projectors.ts';
import { ReadSide } from '../../services/query/src/testing/read-side.ts';
import { id } from '../../services/query/src/testing/story.ts';
import { sampleOf } from '../support/sample.mjs';

const domain = new URL('../../domain/src/', import.meta.url);
const told = '2026-11-02T04:00:00.000Z';
const later = '2026-11-20T09:30:00.000Z';

/** The histories of every aggregate that has some, from the domain's own fixtures. */
async function allFixtures(): Promise<Fixtures[]> {
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('/fixtures.ts'),
  );
  const modules: Readonly<Record<string, unknown>>[] = [];
  // One after the other: modules that are loaded at once ask for each other before they are there.
  for (const file of files) modules.push(await import(new URL(file, domain).href));
  return modules.flatMap((all) =>
    Object.entries(all).flatMap(([name, value]) => (name.endsWith('Fixtures') ? [value as Fixtures] : [])),
  );
}

const projectorOf = (view: string) => projectors.find(({ views }) => views.some(({ name }) => name === view));
const shown = (await allFixtures()).filter(({ aggregate: { name } }) => projectorOf(name) !== undefined);

/** An event as its contract describes it, about whom and what the history is about. */
function eventOf({ aggregate }: Fixtures, type: string, history: readonly Told[]): object {
  const shape = aggregate.events[type]?.data;
  const sample = sampleOf(shape) as object;
  const known = Object.entries(history[0]?.data ?? {}).filter(([field]) => field in sample && field.endsWith('Id'));
  return { ...sample, ...Object.fromEntries(known) };
}

/** What the page calls the state: one word, or a word for each field. */
const wordsOf = (states: readonly PageState[], path: string): unknown => {
  const { state, ...rest } = states.find((one) => one.path === path)?.fields ?? {};
  return Object.keys(rest).length > 0 ? { ...(state ? { state } : {}), ...rest } : (state ?? path);
};

interface Step {
  readonly type: string;
  readonly from: string;
  readonly history: readonly Told[];
  /** Where the page's arrows lead; several where it depends on a condition. */
  readonly to: readonly string[];
}

/** For each event of the page a history after which it may happen. */
function stepsOf({ aggregate, id: own, histories }: Fixtures, arrows: readonly PageArrow[]): Step[] {
  const reached = new Map(
    Object.values(histories).map((history) => [tell(story(aggregate, own, history)).path, history] as const),
  );
  return [...new Set(arrows.map(({ event }) => event))].flatMap((type): Step[] => {
    const first = arrows.find(({ event, from }) => event === type && reached.has(from));
    if (first === undefined) return [];
    const to = arrows.filter(({ event, from }) => event === type && from === first.from).map((arrow) => arrow.to);
    return [{ type, from: first.from, history: reached.get(first.from) ?? [], to }];
  });
}

/** Every event of an aggregate moves its row as the hand-written page of its lifecycle says. */
describe.each(shown.map((fixtures) => ({ name: fixtures.aggregate.name, fixtures })))(
  'a row of $name',
  ({ name, fixtures }) => {
    const page = pageOf(name);
    const steps = stepsOf(fixtures, page.arrows);
    let reading: ReadSide;
    beforeAll(async () => {
      const projector = projectorOf(name);
      reading = await ReadSide.open(projector ? [projector] : []);
    });
    afterAll(() => reading.close());

    it('has a history for each event', () =>
      expect(steps.map(({ type }) => type).sort()).toEqual(Object.keys(aggregates[name]?.events ?? {}).sort()));

    it.each(steps.map((step, n) => ({ ...step, n })))('moves by $type', async ({ type, from, history, to, n }) => {
      const stream = `${name}-${id(7000 + n)}`;
      const happened = (one: Told, at: string) => ({ ...one, type: one.type as EventName, stream, at });
      await reading.tell(...history.map((one) => happened(one, told)));
      await reading.tell(happened({ type, data: eventOf(fixtures, type, history) }, later));
      const row: Row | undefined = await reading.store.get(name, id(7000 + n));
      expect(row).toMatchObject({ revision: history.length, updatedAt: later });
      const after = to.map((path) => wordsOf(page.states, path));
      expect(after).toContainEqual(row?.state);
      // Since when it is in a state goes by the words that people read.
      const stays = after.some((words) => JSON.stringify(words) === JSON.stringify(wordsOf(page.states, from)));
      if (!stays) expect(row?.since).toBe(later);
    });
  },
);
