import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type IntegrationEvent, integrationCatalogue, schemaPathOf } from '@talentlog/contracts';
import { cloudEventOf, integrationEventsOf, toldTypes } from '@talentlog/domain/integration';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Fastify from 'fastify';
import { asyncApi } from './asyncapi.ts';
import { publicNames } from './messages.ts';
import { asyncApiRoutes } from './routes.ts';

const origin = 'https://talent.example';
const server = Fastify();
asyncApiRoutes(server, { KAFKA_TOPIC_PREFIX: 'blue.' }, () => origin);
const got = async (url: string) => (await server.inject({ url })).json() as Record<string, unknown>;

/** Every released version of every event of ours that is told, as others get it. */
const samples = JSON.parse(
  readFileSync(new URL('../../../../tests/compatibility/events.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
const told: readonly IntegrationEvent[] = toldTypes.flatMap((type) =>
  Object.values(samples[type] ?? {}).flatMap((data) =>
    integrationEventsOf({
      ...{ id: 'e', type, data, at: '2026-11-23T08:00:00.000Z', position: '00000000000000000012' },
    }),
  ),
);

describe('the AsyncAPI document', () => {
  it('has a channel for each topic, the feed and the calls, with their messages', () => {
    const { asyncapi, channels } = asyncApi() as {
      readonly asyncapi: string;
      readonly channels: Readonly<Record<string, { readonly address: string | null; readonly messages: object }>>;
    };
    expect(asyncapi).toBe('3.0.0');
    const sizes = Object.values(channels).map(({ address, messages }) => [address, Object.keys(messages).length]);
    const inTopic = (topic: string) =>
      Object.values(integrationCatalogue).filter((contract) => contract.topic === topic).length;
    const all = Object.keys(integrationCatalogue).length;
    expect(sizes).toEqual([
      ...['applications', 'offers', 'hires', 'interviews', 'positions', 'candidates'].map((topic) => [
        ...[`recruitment.${topic}.v1`, inTopic(topic)],
      ]),
      ['/api/feed', all],
      [null, all + 1],
    ]);
  });

  it('is served with the topics as this company names them', async () => {
    const { channels } = (await got('/api/asyncapi.json')) as { channels: Record<string, { address: string }> };
    expect(channels['kafka-offers']?.address).toBe('blue.recruitment.offers.v1');
  });
});

describe('the schema of an event', () => {
  it.each(publicNames)('%s answers where its envelope says', async (name) => {
    expect(await got(schemaPathOf(name))).toMatchObject({ $id: `${origin}${schemaPathOf(name)}`, type: 'object' });
  });

  it('is there for all that is told, and each sample of what was ever released fits the one that it names', async () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const wrong: unknown[] = [];
    for (const event of told) {
      const { dataschema, data } = cloudEventOf(event, origin);
      const fits = ajv.getSchema(dataschema) ?? ajv.compile(await got(dataschema));
      if (!fits(data)) wrong.push([event.name, fits.errors]);
    }
    expect(wrong).toEqual([]);
    const names = new Set<string>(told.map(({ name }) => name));
    // The sample of a step that was agreed to is not the last step.
    expect(Object.keys(integrationCatalogue).filter((name) => !names.has(name))).toEqual(['offer.approved']);
  });

  it('is nowhere for what is no event', async () =>
    expect((await server.inject({ url: '/schemas/application.delivered/2.json' })).statusCode).toBe(404));
});
