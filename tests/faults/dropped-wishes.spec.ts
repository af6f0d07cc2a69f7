import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { timerRules } from '@talentlog/domain/fold';
import { newUuid, type OpenedEvent, readerOf, START, type TimerChange } from '@talentlog/runtime';
import { processes } from '../../services/command/src/processes/index.ts';
import { wishesFor } from '../../services/command/src/processes/process.ts';
import { lookAt, processCases } from '../../services/command/src/processes/process-cases.fixture.ts';
import { changesOf } from '../../services/command/src/timers/follow-timers.ts';
import { timerCases, timersAt } from '../../services/command/src/timers/timer-cases.fixture.ts';
import { type Policy, policies } from '../../services/notifier/src/policies/index.ts';
import { policyCases } from '../../services/notifier/src/policies/policy-cases.fixture.ts';
import { who } from '../../services/notifier/src/policies/told.fixture.ts';

/**
 * What follows from an event is a wish, and a wish that is dropped looks like nothing at all. So each process, policy of the notifier and timer
 * rule has a table of events and wishes, written by hand; here each is held to its table, and each wish is dropped once to see the
 * table notice.
 */
interface Row {
  readonly what: string;
  readonly event: OpenedEvent;
  readonly wishes: readonly string[];
}
interface Wishing {
  readonly name: string;
  readonly types: readonly string[];
  readonly rows: readonly (Row & { readonly wished: () => Promise<readonly string[]> })[];
}
/** What a plant does to the wishes of an event. */
type Plant = (wishes: readonly string[], event: OpenedEvent) => readonly string[];

const happened = (type: string, data: OpenedEvent['data']): OpenedEvent => {
  const id = newUuid();
  const metadata = { actor: 'x', correlationId: id, causationId: id, commandId: id, commandName: 'X', at: timersAt };
  return { id, type, data, at: timersAt, stream: 'x-1', revision: 0, position: START, metadata };
};

/** The rows that such wishes would break. */
async function broken({ rows }: Wishing, plant: Plant = (wishes) => wishes): Promise<string[]> {
  const found: string[] = [];
  for (const { what, event, wishes, wished } of rows)
    if (JSON.stringify(plant(await wished(), event)) !== JSON.stringify(wishes)) found.push(what);
  return found;
}

const ofProcesses = processes.map((process): Wishing => {
  const rows = (processCases[process.name] ?? []).map(({ what, event: { type, data }, world, wishes }) => {
    const event = happened(type, data);
    const wished = async () =>
      (await wishesFor(process, event, lookAt(world))).map(({ name, payload }) => `${name} ${JSON.stringify(payload)}`);
    return { what, event, wishes, wished };
  });
  return { name: process.name, types: process.reader.types, rows };
});

const told = (of: readonly Policy[], event: OpenedEvent) =>
  readerOf(of)
    .read(event)
    .flat()
    .map((request) => `${who(request)} ${request.template} ${request.channel}`);
const ofPolicies: Wishing = {
  name: 'the notifier',
  types: readerOf(policies).types,
  rows: policyCases.map(([type, data, wishes]) => {
    const event = happened(type, data);
    return { what: type, event, wishes, wished: async () => told(policies, event) };
  }),
};

const written = (change: TimerChange): string => {
  if (!('set' in change)) return `cancel ${'cancel' in change ? change.cancel : change.cancelPrefix}`;
  const { name, payload } = change.payload as { name: string; payload: object };
  return `set ${change.set} ${change.dueAt} ${name} ${JSON.stringify(payload)}`;
};
const ofTimers: Wishing = {
  name: 'timers',
  types: Object.keys(timerRules),
  rows: timerCases.map(([type, data, wishes]) => {
    const event = happened(type, data);
    return { what: type, event, wishes, wished: async () => changesOf(event).map(written) };
  }),
};

const all = [...ofProcesses, ofPolicies, ofTimers];

describe.each(all)('$name', (wishing) => {
  test('wishes what its table says', async () => {
    expect(await broken(wishing)).toEqual([]);
  });

  test('has a row for each event it listens to, in which something follows', () => {
    const useful = new Set(wishing.rows.filter(({ wishes }) => wishes.length > 0).map(({ event }) => event.type));
    expect(wishing.types.filter((type) => !useful.has(type))).toEqual([]);
    expect([...useful].filter((type) => !wishing.types.includes(type))).toEqual([]);
  });

  test('is found out when it drops any of its wishes', async () => {
    const kinds = new Set(
      wishing.rows.flatMap(({ event, wishes }) => wishes.map((_wish, at) => `${event.type} ${at}`)),
    );
    const unnoticed: string[] = [];
    for (const kind of kinds) {
      const drop: Plant = (wishes, { type }) => wishes.filter((_wish, at) => kind !== `${type} ${at}`);
      if ((await broken(wishing, drop)).length === 0) unnoticed.push(kind);
    }
    expect(kinds.size).toBeGreaterThan(0);
    expect(unnoticed).toEqual([]);
  });
});

describe('every wish that is written', () => {
  const folder = fileURLToPath(new URL('../../services/command/src/processes/', import.meta.url));
  const sources = (under: string, names: (name: string) => boolean) =>
    readdirSync(under, { recursive: true, encoding: 'utf8' })
      .filter(names)
      .map((name) => readFileSync(join(under, name), 'utf8'));
  const named = (texts: readonly string[], what: RegExp) =>
    new Set(texts.flatMap((text) => [...text.matchAll(what)].map(([, name = '']) => name)));
  const expected = (of: readonly Wishing[]) =>
    of.flatMap(({ rows }) => rows.flatMap(({ wishes }) => wishes)).join('\n');

  test('in a process is in its table', () => {
    const names = named(
      sources(folder, (name) => /^when-(?!resume-file).*\.ts$/.test(name)),
      /name: '(\w+)'/g,
    );
    expect(names.size).toBeGreaterThan(4);
    expect([...names].filter((name) => !expected(ofProcesses).includes(`${name} {`))).toEqual([]);
  });

  test('in a timer rule is in its table', () => {
    const domain = fileURLToPath(new URL('../../domain/src/', import.meta.url));
    const names = named(
      sources(domain, (name) => /(^|[\\/])timers\.ts$/.test(name)),
      /name: '(\w+)'/g,
    );
    expect(names.size).toBeGreaterThan(12);
    expect([...names].filter((name) => !expected([ofTimers]).includes(` ${name} {`))).toEqual([]);
  });

  test('in a policy is in its table, and a policy that tells nobody is found out', async () => {
    const names = named(
      sources(fileURLToPath(new URL('../../services/notifier/src/policies/', import.meta.url)), (name) =>
        /^when-.*\.ts$/.test(name),
      ),
      /template: '([\w-]+)'/g,
    );
    expect(names.size).toBeGreaterThan(10);
    expect([...names].filter((name) => !expected([ofPolicies]).includes(` ${name} `))).toEqual([]);
    const unnoticed: string[] = [];
    for (const policy of policies) {
      const others = policies.filter((other) => other !== policy);
      const rows = ofPolicies.rows.map((row) => ({ ...row, wished: async () => told(others, row.event) }));
      if ((await broken({ ...ofPolicies, rows })).length === 0) unnoticed.push(policy.types.join());
    }
    expect(unnoticed).toEqual([]);
  });
});
