import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Test, type TestingModule } from '@nestjs/testing';
import { commandModule } from '@talentlog/command';
import * as contracts from '@talentlog/contracts';
import { queryModule } from '@talentlog/query';
import { isLogCommand, LogCommand } from '../../services/command/src/bus/log-command.ts';
import { SignInCommand } from '../../services/command/src/bus/sign-in-command.ts';
import { Question } from '../../services/query/src/bus/question.ts';
import { ANSWERS } from '../../services/query/src/bus/tokens.ts';
import { commandStub, queryStub } from './stub-services.ts';

/** Names of all commands, from the contracts: every exported table whose name ends in `Commands`. */
const commandTables = Object.entries(contracts).filter(([name]) => name.endsWith('Commands'));
const namesIn = (tables: typeof commandTables): string[] => tables.flatMap(([, table]) => Object.keys(table));
const signInNames = namesIn(commandTables.filter(([table]) => table === 'signInCommands'));
const logNames = namesIn(commandTables.filter(([table]) => table !== 'signInCommands'));
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

  it('is one handler for each class of message', () => {
    expect([...handlers].sort()).toEqual(['LogCommandHandler', 'QuestionHandler', 'SignInCommandHandler']);
  });

  it('takes every command of the contracts through the bus, and no other', async () => {
    expect(logNames.length).toBeGreaterThan(100);
    const bus = nest.get(CommandBus, { strict: false });
    const sending = { commandId: '00000000-0000-7000-8000-000000000001', caller: {} };
    for (const name of logNames) {
      expect([name, isLogCommand(name)]).toEqual([name, true]);
      expect(await bus.execute(new LogCommand(name, {}, sending))).toMatchObject({ result: { reached: name } });
    }
    for (const name of signInNames)
      expect(
        await bus.execute(new SignInCommand(name as 'SignOut', {}, {}, { browser: 'b', address: 'a', agent: '' })),
      ).toMatchObject({ result: { reached: name } });
    for (const name of [...signInNames, 'constructor', '__proto__', 'sendOffer', ''])
      expect([name, isLogCommand(name)]).toEqual([name, false]);
  });

  it('answers every question of the contracts, and no other', () => {
    const names = Object.keys(contracts.queries);
    expect(names.length).toBeGreaterThan(25);
    expect(Object.keys(nest.get<object>(ANSWERS, { strict: false })).sort()).toEqual([...names].sort());
  });

  it('asks the answer of the name, with the caller and what the edge admitted', async () => {
    const answers = nest.get<Record<string, unknown>>(ANSWERS, { strict: false });
    const original = answers.jobList;
    answers.jobList = async (params: unknown, { caller, admission }: { caller: unknown; admission: unknown }) => ({
      data: { params, caller, admission },
    });
    try {
      const bus = nest.get(QueryBus, { strict: false });
      const question = new Question('jobList', { page: 2 }, { linkId: 'a' } as never, 'admitted' as never);
      expect(await bus.execute(question)).toEqual({
        data: { params: { page: 2 }, caller: { linkId: 'a' }, admission: 'admitted' },
      });
    } finally {
      answers.jobList = original;
    }
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
