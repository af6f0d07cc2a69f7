import { expect, it } from '@jest/globals';
import { RequestMethod, type Type } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { queryModule } from '@talentlog/query';
import { passedRoutes, publicRoutes } from '../../infra/standalone/src/query/routes.ts';
import { queryStub } from './stub-services.ts';

/** Every route of these controllers, as the gateway names it. */
function routesOf(controllers: readonly Type[]): string[] {
  const reflector = new Reflector();
  return controllers.flatMap((controller) => {
    const prototype = controller.prototype as Record<string, () => unknown>;
    const base = reflector.get<string>('path', controller);
    return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
      const method = prototype[name] as () => unknown;
      const path = reflector.get<string | undefined>('path', method);
      if (path === undefined) return [];
      const verb = RequestMethod[reflector.get<RequestMethod>('method', method)];
      return [`${verb} /${[base, path].filter((part) => part !== '/').join('/')}`];
    });
  });
}

it('the gateway passes on every route of the queries, and nothing else but pages', async () => {
  const nest = await Test.createTestingModule({ imports: [queryModule(queryStub()), DiscoveryModule] }).compile();
  const controllers = nest.get(DiscoveryService).getControllers();
  const there = routesOf(controllers.map(({ metatype }) => metatype as Type));
  await nest.close();
  const passed = passedRoutes.filter(({ url }) => !publicRoutes.some((page) => page === url));
  // Whoever passes GET on passes HEAD on.
  expect(passed.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(
    there.filter((route) => !route.startsWith('HEAD ')).sort(),
  );
});
