import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import * as contracts from '@talentlog/contracts';
import { decided } from '@talentlog/domain/decide';
import { aggregates, chartOf, timerRules } from '@talentlog/domain/fold';
import { kebab } from '../../docs/tools/names.mjs';
import { policies } from '../../services/notifier/src/policies/index.ts';
import { ignored, projectors } from '../../services/query/src/projectors.ts';

/**
 * What crosses packages must agree: a command, its decider, its tests, its permission and its words; an event, its machine and its
 * readers. A failure names what is missing and nothing else, so that adding a command is following the failures.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const filesUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => !/(^|[\\/])(node_modules|dist)[\\/]/.test(name) && /\.(ts|tsx|mjs)$/.test(name))
    .map((name) => join(folder, name));
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const languages = ['zh-CN', 'en-US'];
/** Every message of a language, of all packs. */
const words = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(join(root, 'web/src/i18n', language)).map((name) =>
      JSON.parse(textOf(`web/src/i18n/${language}/${name}`)),
    ),
  );
/** What `npm run new:command` writes where nobody chose words yet. */
const unwritten = ['待写：', 'TO WRITE: '];

/** Every table the contracts export under a name ending in `Commands` or `Events`. */
function tables<T>(suffix: string): [string, T][] {
  const found = Object.entries(contracts).filter(([name]) => name.endsWith(suffix));
  return found.map(([name, table]) => [name.slice(0, -suffix.length), table as T]);
}
const commandTables = tables<Record<string, contracts.CommandContract>>('Commands');
const eventTables = tables<Record<string, contracts.EventContract>>('Events');
const commands = commandTables.flatMap(([table, entries]) =>
  Object.entries(entries).map(([name, contract]) => ({ name, table, contract })),
);
const events = eventTables.flatMap(([table, entries]) => Object.keys(entries).map((type) => ({ type, table })));
const domainCommands = commands.filter(({ table }) => table !== 'signIn');
const commandNames = new Set(commands.map(({ name }) => name));
const eventTypes = new Set(events.map(({ type }) => type));

describe('every command contract', () => {
  it('has exactly one decider, or is a command about the sign-in', () => {
    const deciders = Object.values(aggregates).flatMap((aggregate) =>
      Object.keys(decided[aggregate.name]?.deciders ?? {}),
    );
    expect([...deciders].sort()).toEqual(domainCommands.map(({ name }) => name).sort());
  });

  it('belongs to the aggregate whose folder it is in', () => {
    expect(commands.filter(({ table, contract }) => contract.aggregate !== table)).toEqual([]);
  });

  it('has a case in the tests of its aggregate, or a test of its own', () => {
    const told = (folder: string): string =>
      filesUnder(folder)
        .filter((file) => /(\.spec|\.int\.spec|fixtures)\.ts$|\.mjs$/.test(file))
        .map(textOf)
        .join('\n');
    const inDomain = new Map(Object.keys(aggregates).map((name) => [name, told(`domain/src/${kebab(name)}`)]));
    const aboutSignIn = `${told('services/command')}\n${told('tests')}`;
    const untold = commands.filter(({ name, table }) => {
      const text = table === 'signIn' ? aboutSignIn : (inDomain.get(table) ?? '');
      return !new RegExp(`\\b${name}\\b`).test(text);
    });
    expect(untold.map(({ name }) => name)).toEqual([]);
  });

  it('is granted to somebody, by permissions of the matrix and step-ups of the links', () => {
    const unknown = commands.flatMap(({ name, contract }) =>
      contract.grants
        .filter((grant) => {
          const code = 'staff' in grant ? grant.staff : 'self' in grant ? grant.self : undefined;
          return code !== undefined && !Object.hasOwn(contracts.permissionMatrix, code);
        })
        .map((grant) => ({ name, grant })),
    );
    expect(unknown).toEqual([]);
    expect(commands.filter(({ contract }) => contract.grants.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it.each(languages)('has words in %s for each of its refusals', (language) => {
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

  it('refuses with codes that have a status', () => {
    const codes = commands.flatMap(({ contract }) => contract.refusals);
    const statusless = codes.filter(
      (code) => !Object.hasOwn(contracts.refusalStatus, code) && !code.endsWith('.invalid_transition'),
    );
    expect([...new Set(statusless)]).toEqual([]);
  });
});

describe('every event contract', () => {
  it('is an arrow of the machine of its aggregate', () => {
    const arrows = new Map(
      Object.entries(aggregates).map(([name, aggregate]) => [
        name,
        new Set(chartOf(aggregate).regions.flatMap((region) => region.arrows.map(({ event }) => event))),
      ]),
    );
    expect(events.filter(({ type, table }) => !arrows.get(table)?.has(type))).toEqual([]);
  });

  it('reaches a view, or is ignored on purpose', () => {
    const seen = new Set(projectors.flatMap((projector) => projector.events));
    expect(events.filter(({ type }) => !seen.has(type) && !Object.hasOwn(ignored, type))).toEqual([]);
    expect(Object.keys(ignored).filter((type) => seen.has(type) || !eventTypes.has(type))).toEqual([]);
  });
});

describe.each(languages)('words in %s', (language) => {
  const pack = words(language);

  it('tell of every event, on a timeline and on an arrow of the drawn machine', () => {
    const wanted = events.flatMap(({ type }) => [`audit.event.${type}`, `audit.arrow.${type}`]);
    expect(wanted.filter((id) => !Object.hasOwn(pack, id))).toEqual([]);
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

describe('every aggregate', () => {
  it('that has contracts is registered, and has a folder of its name in contracts and domain', () => {
    const named = [...new Set([...commandTables, ...eventTables].map(([table]) => table))];
    expect(named.filter((table) => table !== 'signIn').sort()).toEqual(Object.keys(aggregates).sort());
    const foldersOf = (path: string) => readdirSync(join(root, path));
    expect(Object.keys(aggregates).filter((name) => !foldersOf('domain/src').includes(kebab(name)))).toEqual([]);
    expect(Object.keys(aggregates).filter((name) => !foldersOf('contracts/src').includes(kebab(name)))).toEqual([]);
  });
});

describe('what follows from events', () => {
  it('names events that exist: projectors, policies, timers', () => {
    const named = [
      ...projectors.flatMap((projector) => projector.events),
      ...policies.flatMap(({ types }) => types),
      ...Object.keys(timerRules),
    ];
    expect([...new Set(named)].filter((type) => !eventTypes.has(type))).toEqual([]);
  });

  it('names commands that exist: timers, processes, followers', () => {
    const files = [...filesUnder('services'), ...filesUnder('domain/src').filter((file) => file.endsWith('timers.ts'))];
    const wishes = files
      .filter((file) => !file.includes('.spec.'))
      .flatMap((file) =>
        [...textOf(file).matchAll(/name: '([A-Z]\w+)',\s*payload/g)].map(([, name]) => `${name} in ${file}`),
      );
    expect(wishes.length).toBeGreaterThan(10);
    expect(wishes.filter((wish) => !commandNames.has(wish.split(' ')[0] ?? ''))).toEqual([]);
  });
});
