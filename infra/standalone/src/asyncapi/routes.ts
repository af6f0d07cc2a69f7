import { publicContracts, schemaPathOf } from '@talentlog/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
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
  const made = new Map<string, string>();
  const route = (path: string, type: string, make: () => object) =>
    server.get(path, async (_request, reply) => {
      const text = made.get(path) ?? JSON.stringify(make());
      made.set(path, text);
      return reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=300').send(text);
    });
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
