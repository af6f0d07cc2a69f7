import { CloudEvent, cloudTypeOf, integrationCatalogue, type PublicName, publicContracts } from '@talentlog/contracts';
import { type Json, ref, schemaOf } from '../openapi/schema.ts';

/** Everything that is told or called with, by its name. */
export const publicNames = Object.keys(publicContracts) as readonly PublicName[];

/** What a message carries, with every field that a reader may rely on; others may come with time. */
export const dataSchemaOf = (name: PublicName): Json => schemaOf(publicContracts[name].data, 'input');

/** The shapes that messages refer to. */
export const schemas: Json = {
  CloudEvent: schemaOf(CloudEvent, 'input'),
  KafkaHeaders: headersOf(
    'ce_',
    Object.keys(CloudEvent.shape).filter((name) => !/^data(contenttype)?$/.test(name)),
  ),
  WebhookHeaders: headersOf('webhook-', ['id', 'timestamp', 'signature']),
  ...Object.fromEntries(publicNames.map((name) => [name, dataSchemaOf(name)])),
};

function headersOf(prefix: string, names: readonly string[]): Json {
  const all = names.map((name) => `${prefix}${name}`);
  return {
    type: 'object',
    required: all,
    properties: Object.fromEntries(all.map((name) => [name, { type: 'string' }])),
  };
}

/** A message in its envelope, as the feed and a call hold it. */
export const enveloped = (name: PublicName): Json => ({
  ...saidOf(name),
  contentType: 'application/cloudevents+json',
  payload: {
    allOf: [ref('CloudEvent'), { type: 'object', properties: { type: { const: cloudTypeOf(name) }, data: ref(name) } }],
  },
  ...personalOf(name, (fields) => `Only for who may have personal data, and while the consent lives: ${fields}.`),
});

/** The same as Kafka carries it, binary mode: what is said of it are headers. */
export const inKafka = (name: PublicName): Json => ({
  ...saidOf(name),
  contentType: 'application/json',
  headers: ref('KafkaHeaders'),
  payload: ref(name),
  bindings: { kafka: { key: { type: 'string', description: 'What is told under one key is in order.' } } },
  ...personalOf(
    name,
    (fields) => `Never there, because whoever reads a topic cannot be asked who they are: ${fields}.`,
  ),
});

const saidOf = (name: PublicName): Json => ({
  ...{ name: cloudTypeOf(name), title: name, summary: publicContracts[name].tells },
});

function personalOf(name: PublicName, description: (fields: string) => string): Json {
  const { personal } = { personal: [], ...integrationCatalogue[name as keyof typeof integrationCatalogue] };
  return personal.length === 0 ? {} : { description: description(personal.join(', ')) };
}
