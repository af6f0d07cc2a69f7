import { publicContracts, schemaPathOf } from '@talentlog/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { constantTextRoute } from '../constant-text.ts';
import { asyncApi } from './asyncapi.ts';
import { dataSchemaOf, publicNames } from './messages.ts';

/**
 * `GET /api/asyncapi.json`, and the schema that each `dataschema` of an event names. Both are the same for everybody, and made when
 * somebody first asks.
 */
export function asyncApiRoutes(
  server: FastifyInstance,
  { KAFKA_TOPIC_PREFIX: prefix }: Pick<Config, 'KAFKA_TOPIC_PREFIX'>,
  origin: () => string,
): void {
  const route = (path: string, type: string, make: () => object) =>
    constantTextRoute(server, path, type, () => JSON.stringify(make()));
  route('/api/asyncapi.json', 'application/json', () => asyncApi(prefix));
  for (const name of publicNames) {
    const path = schemaPathOf(name);
    route(path, 'application/schema+json', () => ({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: new URL(path, origin()).href,
      ...{ title: name, description: publicContracts[name].tells },
      ...dataSchemaOf(name),
    }));
  }
}
