import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { type Aggregate, aggregates, fold, type State, upcasters } from '@talentlog/domain/fold';
import { createUpcasters } from '@talentlog/runtime';

/** A stream as `write-company.mjs` kept it: its events as stored then, and what the program of that day folded them to. */
interface KeptStream {
  readonly stream: string;
  readonly events: readonly (readonly [type: string, at: string, data: Readonly<Record<string, unknown>>])[];
  /** The spec's fields: one word, or a word per field (an offer's approval, status, link). */
  readonly state: string | Readonly<Record<string, string>>;
  readonly data: object;
}

const here = new URL('./', import.meta.url);
const companies = readdirSync(here).filter((name) => name.endsWith('.json.gz'));
const streamsOf = (company: string) =>
  JSON.parse(gunzipSync(readFileSync(new URL(company, here))).toString('utf8')) as KeptStream[];
const chain = createUpcasters(upcasters);

/** The spec's fields of a state, as they were kept: the one place that knows how a machine of today says them. */
const fieldsOf = (_aggregate: Aggregate, state: State): unknown => state;

const commandId = '00000000-0000-4000-8000-00000000000c';

/** Today's fold of what was stored then. All events of these companies are of version 1. */
function refolded({ stream, events }: KeptStream) {
  const [name = ''] = stream.split('-', 1);
  const aggregate = aggregates[name];
  if (aggregate === undefined) throw new Error(`${stream} was written and must stay readable`);
  const metadata = { actor: 'x', correlationId: 'x', causationId: 'x', commandId, commandName: 'X', at: '' };
  const lifted = events.map(([type, at, data]) => ({
    type,
    at,
    data: chain.lift({ type, schemaVersion: 1, data, metadata }, aggregate.events[type]?.version ?? 1),
  }));
  const { state, data } = fold(aggregate, stream.slice(name.length + 1), lifted);
  return { stream, state: fieldsOf(aggregate, state), data };
}

type Data = Readonly<Record<string, unknown>>;
type Place = { readonly positionId: string };

/** What a fold keeps in another form since: read back into the form of that day, whose order never meant anything. */
const formsOfThatDay: Readonly<Record<string, (data: Data) => unknown>> = {
  takenPositionIds: ({ applications, ended }) =>
    new Set([...(applications as Place[]), ...(ended as Place[])].map(({ positionId }) => positionId)),
};
/** What is nowhere but in its own store since. */
const keptElsewhere = ['passwordHash'];
const stillFolded = (kept: object): [string, unknown][] =>
  Object.entries(kept).filter(([key]) => !keptElsewhere.includes(key));
const asKept = (kept: object): object =>
  Object.fromEntries(
    stillFolded(kept).map(([key, value]) => [key, formsOfThatDay[key] === undefined ? value : new Set(value as [])]),
  );

/** A fold may learn a field; what it kept then it keeps the same. */
const keepsOf = (kept: object, data: unknown): object =>
  Object.fromEntries(
    stillFolded(kept).map(([key]) => [key, formsOfThatDay[key]?.(data as Data) ?? (data as Data)[key]]),
  );

describe('companies written before', () => {
  it('are there, and lived through about half of all kinds of events', () => {
    expect(companies).toEqual(['demo-company.json.gz', 'tested-companies.json.gz']);
    const lived = companies.flatMap(streamsOf).flatMap(({ events }) => events.map(([type]) => type));
    expect(new Set(lived).size).toBe(88);
  });
});

describe.each(companies)('%s, written before the machines were remodelled', (company) => {
  const streams = streamsOf(company);

  it.each(Object.keys(aggregates))('folds every %s to the same state and data', (name) => {
    const kept = streams.filter(({ stream }) => stream.startsWith(`${name}-`));
    const today = kept.map((one) => {
      const { stream, state, data } = refolded(one);
      return { stream, state, data: keepsOf(one.data, data) };
    });
    expect(today).toEqual(kept.map(({ stream, state, data }) => ({ stream, state, data: asKept(data) })));
  });
});
