import { describe, expect, it } from '@jest/globals';
import * as contracts from '@talentlog/contracts';
import { aggregates, chartOf } from '@talentlog/domain/fold';
import { isSilent, told } from '../../services/query/src/timeline/told.ts';
import { commands, events, eventTables, languages, words } from './tables.ts';

/** What `npm run new:command` writes where nobody chose words yet. */
const unwritten = ['待写：', 'TO WRITE: '];

it.each(languages)('every command contract has words in %s for each of its refusals', (language) => {
  const pack = words(language);
  const codes = [
    ...commands.flatMap(({ contract }) => contract.refusals),
    ...Object.keys(contracts.refusalStatus),
    ...contracts.fieldCodes,
  ];
  const spoken = (code: string): boolean =>
    Object.hasOwn(pack, `refusal.${code.endsWith('.invalid_transition') ? 'common.invalid_transition' : code}`);
  expect([...new Set(codes)].filter((code) => !spoken(code))).toEqual([]);
});

describe.each(languages)('words in %s', (language) => {
  const pack = words(language);

  it('name every event', () => {
    expect(events.filter(({ type }) => !Object.hasOwn(pack, `audit.event.${type}`)).map(({ type }) => type)).toEqual(
      [],
    );
  });

  it('are a sentence for every event that recruiters read on a timeline', () => {
    const read = events.filter(({ type, table }) => told.has(table) && !isSilent(type));
    expect(read.length).toBeGreaterThan(50);
    expect(read.filter(({ type }) => !Object.hasOwn(pack, `staff.event.${type}`)).map(({ type }) => type)).toEqual([]);
  });

  it('name every field that an event carries or an aggregate keeps', () => {
    const kept = Object.values(aggregates).map(({ initialData }) => Object.keys(initialData as object));
    const carried = eventTables.flatMap(([, table]) => Object.values(table).map(({ data }) => Object.keys(data.shape)));
    const wanted = new Set([...kept, ...carried].flat().map((field) => `audit.field.${field}`));
    expect([...wanted].filter((id) => !Object.hasOwn(pack, id))).toEqual([]);
  });

  it('name every state', () => {
    const wanted = Object.values(aggregates).flatMap((aggregate) =>
      chartOf(aggregate).regions.flatMap(({ region, states }) =>
        states.map((state) => ['state', aggregate.name, region, state].filter(Boolean).join('.')),
      ),
    );
    expect(wanted.filter((id) => !Object.hasOwn(pack, id))).toEqual([]);
  });

  it('are all written', () => {
    const waiting = Object.entries(pack).filter(([, text]) => unwritten.some((mark) => text.startsWith(mark)));
    expect(waiting).toEqual([]);
  });
});
