import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as contracts from '@talentlog/contracts';
import { decided } from '@talentlog/domain/decide';
import { aggregates, chartOf, timerRules } from '@talentlog/domain/fold';
import { kebab } from '../../docs/tools/names.mjs';
import { policies } from '../../services/notifier/src/policies/index.ts';
import { ignored, projectors } from '../../services/query/src/projectors.ts';
import {
  commandNames,
  commands,
  commandTables,
  domainCommands,
  events,
  eventTables,
  eventTypes,
  filesUnder,
  root,
  textOf,
} from './tables.ts';

/**
 * What crosses packages must agree: a command, its decider, its tests, its permission and its words; an event, its machine and its
 * readers. A failure names what is missing and nothing else, so that adding a command is following the failures.
 */
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

  it('refuses with codes that have a status', () => {
    const codes = commands.flatMap(({ contract }) => contract.refusals);
    const statusless = codes.filter(
      (code) => !Object.hasOwn(contracts.refusalStatus, code) && !code.endsWith('.invalid_transition'),
    );
    expect([...new Set(statusless)]).toEqual([]);
  });
});

describe('every query contract', () => {
  it('is asked by a spec of the query service, or by one over HTTP', () => {
    const specs = [...filesUnder('services/query'), ...filesUnder('tests')]
      .filter((file) => /\.spec\.ts$/.test(file) && !file.endsWith('parity.spec.ts'))
      .map(textOf)
      .join('\n');
    expect(Object.keys(contracts.queries).filter((name) => !specs.includes(`'${name}'`))).toEqual([]);
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
