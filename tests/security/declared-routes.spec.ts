import { beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, type Type } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { commandModule } from '@talentlog/command';
import { queryModule } from '@talentlog/query';
import { openMemoryEventStore } from '@talentlog/runtime';
import { DECLARED } from '@talentlog/runtime/nest';
import { followersModule } from '../../infra/standalone/src/followers/followers.module.ts';
import { followersHere } from '../../infra/standalone/src/followers/health.ts';
import { commandStub, queryStub } from '../http/stub-services.ts';

/** Metadata key under which Nest keeps the path of a route. */
const PATH = 'path';

/** Every route of these controllers, and whom it says it lets in. */
function routesOf(controllers: readonly Type[]): { route: string; declared: unknown }[] {
  const reflector = new Reflector();
  return controllers.flatMap((controller) =>
    new MetadataScanner()
      .getAllMethodNames(controller.prototype as object)
      .map((name) => ({ name, method: (controller.prototype as Record<string, () => unknown>)[name] as () => unknown }))
      .filter(({ method }) => reflector.get<unknown>(PATH, method) !== undefined)
      .map(({ name, method }) => ({
        route: `${controller.name}.${name}`,
        declared: reflector.getAllAndOverride<unknown>(DECLARED, [method, controller]),
      })),
  );
}

const undeclared = (controllers: readonly Type[]): string[] =>
  routesOf(controllers)
    .filter(({ declared }) => declared === undefined)
    .map(({ route }) => route);

describe('whom a route lets in', () => {
  let controllers: Type[];

  beforeAll(async () => {
    const followers = followersModule(
      followersHere(openMemoryEventStore(), () => []),
      { execute: async () => ({ ok: true, position: 0n }) as never },
    );
    const imports = [commandModule(commandStub()), queryModule(queryStub()), followers, DiscoveryModule];
    const nest = await Test.createTestingModule({ imports }).compile();
    controllers = nest
      .get(DiscoveryService)
      .getControllers()
      .map(({ metatype }) => metatype as Type);
    await nest.close();
  });

  it('is said by each of them', () => {
    expect(routesOf(controllers).length).toBeGreaterThan(10);
    expect(undeclared(controllers)).toEqual([]);
  });

  it('is missed where it is not said', () => {
    @Controller('planted')
    class Planted {
      @Get()
      open(): string {
        return 'anybody';
      }
    }
    expect(undeclared([...controllers, Planted])).toEqual(['Planted.open']);
  });
});
