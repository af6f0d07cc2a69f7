import { type CommandContract, type QueryContract, queries } from '@talentlog/contracts';
import type { FastifyInstance } from 'fastify';
import { constantTextRoute } from '../constant-text.ts';
import { commandContracts } from './command-contracts.ts';
import { components } from './components.ts';
import { otherRoutes } from './other-routes.ts';
import { commandPath, queryPath } from './paths.ts';
import type { Json } from './schema.ts';

const reachable = ({ grants }: CommandContract): boolean => grants.some((grant) => !('system' in grant));

/** The HTTP surface as OpenAPI 3.1, generated from the contracts: what is not in them cannot be called. */
export function openApi(): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Talentlog', version: '0.1.0', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths: {
      ...Object.fromEntries(
        commandContracts
          .filter(([, contract]) => reachable(contract))
          .map(([name, contract]) => [`/api/commands/${name}`, commandPath(name, contract)]),
      ),
      ...Object.fromEntries(
        Object.entries(queries as Readonly<Record<string, QueryContract>>).map(([name, contract]) => [
          `/api/queries/${name}`,
          queryPath(name, contract),
        ]),
      ),
      ...otherRoutes,
    },
    components,
  };
}

/** `GET /api/openapi.json`, made when somebody first asks. */
export function openApiRoute(server: FastifyInstance): void {
  constantTextRoute(server, '/api/openapi.json', 'application/json', () => JSON.stringify(openApi()));
}
