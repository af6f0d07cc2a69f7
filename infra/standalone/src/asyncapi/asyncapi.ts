import {
  type IntegrationEventName,
  integrationCatalogue,
  integrationContract,
  type PublicName,
  topicName,
  topics,
} from '@talentlog/contracts';
import type { Json } from '../openapi/schema.ts';
import { enveloped, inKafka, publicNames, schemas } from './messages.ts';

const told = Object.keys(integrationCatalogue) as readonly IntegrationEventName[];
const mapped = <T>(names: readonly PublicName[], to: (name: PublicName) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(names.map((name) => [name, to(name)]));
const refTo = (place: string): Json => ({ $ref: `#/${place}` });
const sends = (channel: string, summary: string, more: Json = {}): Json => ({
  ...{ action: 'send', channel: refTo(`channels/${channel}`), summary },
  ...more,
});

/**
 * What other systems are told as AsyncAPI 3, generated from the integration catalogue: by topics of Kafka, whose names this company may
 * begin with a word of its own, by the feed, and by calls.
 */
export const asyncApi = (topicPrefix = ''): Json => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Talentlog',
    version: '0.1.0',
    description:
      'What happened, as CloudEvents 1.0. An event has one `source` and `id` for ever, however often and by whichever way it comes. ' +
      'Fields and codes may be added, and are never taken away or changed.',
    license: { name: 'Apache-2.0' },
  },
  defaultContentType: 'application/json',
  channels: {
    ...Object.fromEntries(
      topics.map((topic) => [
        `kafka-${topic}`,
        {
          address: `${topicPrefix}${topicName(topic)}`,
          title: `Kafka topic of ${topic}`,
          description: 'There where the company has Kafka. Nothing personal.',
          messages: mapped(
            told.filter((name) => integrationContract(name).topic === topic),
            inKafka,
          ),
        },
      ]),
    ),
    feed: {
      address: '/api/feed',
      title: 'Feed',
      description:
        'Asked for with a cursor; an answer is a JSON array of these (`application/cloudevents-batch+json`).',
      messages: mapped(told, (name) => refTo(`components/messages/${name}`)),
    },
    webhook: {
      address: null,
      title: 'Webhook',
      description: 'The address that an administrator set for the subscriber; signed by Standard Webhooks.',
      messages: mapped(publicNames, (name) => ({
        ...enveloped(name),
        headers: refTo('components/schemas/WebhookHeaders'),
      })),
    },
  },
  operations: {
    ...Object.fromEntries(
      topics.map((topic) => [`publish-${topic}`, sends(`kafka-${topic}`, `Publishes what happens to ${topic}.`)]),
    ),
    'answer-feed': sends('feed', 'Answers a subscriber from the cursor that it keeps.', {
      security: [refTo('components/securitySchemes/subscriber')],
      bindings: { http: { method: 'GET' } },
    }),
    'call-subscriber': sends('webhook', 'Calls a subscriber until it takes the event.', {
      bindings: { http: { method: 'POST' } },
    }),
  },
  components: {
    securitySchemes: {
      subscriber: { type: 'http', scheme: 'bearer', description: 'The token of a system that follows us.' },
    },
    messages: mapped(told, enveloped),
    schemas,
  },
});
