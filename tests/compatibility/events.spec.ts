import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type Aggregate, aggregates, type DomainEvent, upcasters } from '@talentlog/domain/fold';
import { createUpcasters } from '@talentlog/runtime';

type Samples = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
const samples = JSON.parse(readFileSync(new URL('./events.json', import.meta.url), 'utf8')) as Samples;
const chain = createUpcasters(upcasters);
const metadata = {
  actor: 'x',
  correlationId: 'x',
  causationId: 'x',
  commandId: '00000000-0000-4000-8000-00000000000c',
  commandName: 'X',
  at: '2026-11-21T00:00:00.000Z',
};
const owners = new Map<string, Aggregate>(
  Object.values(aggregates).flatMap((aggregate) =>
    Object.keys(aggregate.events).map((type) => [type, aggregate] as const),
  ),
);
const released = Object.entries(samples).flatMap(([type, versions]) =>
  Object.entries(versions).map(([version, data]) => ({ type, version: Number(version), data })),
);

describe('every event version ever released', () => {
  it('has a sample, the present ones too', () => {
    const without = [...owners].filter(
      ([type, { events }]) => samples[type]?.[String(events[type]?.version)] === undefined,
    );
    expect(without.map(([type]) => type)).toEqual([]);
  });

  it.each(released)('$type version $version is lifted, fits its contract and folds', ({ type, version, data }) => {
    const owner = owners.get(type);
    const contract = owner?.events[type];
    if (!owner || !contract) throw new Error(`${type} was released and must stay readable`);
    const lifted = chain.lift({ type, schemaVersion: version, data, metadata }, contract.version);
    expect(contract.data.safeParse(lifted).error?.issues ?? []).toEqual([]);
    const event: DomainEvent = { type, data: lifted, at: metadata.at };
    expect(owner.evolve(owner.initialData, event)).toBeDefined();
  });
});
