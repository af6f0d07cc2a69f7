import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { Test, type TestingModule } from '@nestjs/testing';
import { commandModule } from '@talentlog/command';
import * as contracts from '@talentlog/contracts';
import { queryModule } from '@talentlog/query';
import { commandClasses } from '../../services/command/src/bus/command-classes.ts';
import { signInClasses } from '../../services/command/src/bus/sign-in-handlers.ts';
import { queryClasses } from '../../services/query/src/bus/query-classes.ts';
import { commandStub, queryStub } from './stub-services.ts';

/** Names of all commands, from the contracts: every exported table whose name ends in `Commands`. */
const commandTables = Object.entries(contracts).filter(([name]) => name.endsWith('Commands'));
const namesIn = (tables: typeof commandTables): string[] => tables.flatMap(([, table]) => Object.keys(table));
const signInNames = namesIn(commandTables.filter(([table]) => table === 'signInCommands'));
const logNames = namesIn(commandTables.filter(([table]) => table !== 'signInCommands'));
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const questionNames = Object.keys(contracts.queries).map(capital);

describe('what the services do', () => {
  let nest: TestingModule;
  let handlers: string[];

  beforeAll(async () => {
    const imports = [commandModule(commandStub()), queryModule(queryStub()), DiscoveryModule];
    nest = await Test.createTestingModule({ imports }).compile();
    await nest.init();
    handlers = nest
      .get(DiscoveryService)
      .getProviders()
      .map(({ metatype }) => metatype?.name ?? '')
      .filter((name) => name.endsWith('Handler'));
  });
  afterAll(() => nest.close());

  it('is one handler a contract, named like it, and no other', () => {
    expect(logNames.length).toBeGreaterThan(100);
    expect(questionNames.length).toBeGreaterThan(25);
    expect([...handlers].sort()).toEqual(
      [...logNames, ...signInNames, ...questionNames].map((name) => `${name}Handler`).sort(),
    );
  });

  it('is asked for by classes of the same names', () => {
    const namesOf = (classes: Readonly<Record<string, { readonly name: string }>>): string[] =>
      Object.values(classes).map(({ name }) => name);
    expect(namesOf(commandClasses).sort()).toEqual([...logNames].sort());
    expect(namesOf(signInClasses).sort()).toEqual([...signInNames].sort());
    expect(namesOf(queryClasses).sort()).toEqual([...questionNames].sort());
  });

  it('is reached by the class of each command', async () => {
    const bus = nest.get(CommandBus, { strict: false });
    const sending = { commandId: '00000000-0000-7000-8000-000000000001', caller: {} };
    for (const [name, Wish] of Object.entries(
      commandClasses as Record<string, new (payload: object, sent: object) => object>,
    ))
      expect(await bus.execute(new Wish({}, sending))).toMatchObject({ result: { reached: name } });
    for (const [name, Wish] of Object.entries(signInClasses))
      expect(await bus.execute(new Wish({}, {}, { browser: 'b', address: 'a' }))).toMatchObject({
        result: { reached: name },
      });
  });

  it('hangs nothing durable on a bus: no event goes over it, and only the edge sends by it', () => {
    const root = fileURLToPath(new URL('../../', import.meta.url));
    const users = ['services', 'infra', 'domain']
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      )
      .filter((file) => file.endsWith('.ts') && !/(^|\/)(node_modules|dist)\//.test(file))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
      .filter(({ text }) => text.includes('@nestjs/cqrs'));
    expect(
      users.filter(({ text }) => /\b(EventBus|EventsHandler|EventPublisher|AggregateRoot|Saga)\b/.test(text)),
    ).toEqual([]);
    const senders = users.filter(({ text }) => /\b(CommandBus|QueryBus)\b/.test(text)).map(({ file }) => file);
    expect(
      senders.filter((file) => !/^services\/(command|query)\/src\/http\/[\w-]+\.controller\.ts$/.test(file)),
    ).toEqual([]);
  });
});
