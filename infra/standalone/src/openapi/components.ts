import {
  AccessLogAnswer,
  FollowerSeen,
  HistoryAnswer,
  HistorySubject,
  Integrity,
  Problem,
  ReachSeen,
  RetentionForecast,
  RevealedValue,
  SignedInSeen,
  SmsTested,
  StateAt,
  Unparked,
} from '@talentlog/contracts';
import { type Json, ref, schemaOf } from './schema.ts';

const parameter = (name: string, where: 'header', schema: Json, description: string): Json => ({
  name,
  in: where,
  required: false,
  schema,
  description,
});

/** What paths refer to. */
export const components: Json = {
  responses: {
    Problem: { description: 'Refused.', content: { 'application/problem+json': { schema: ref('Problem') } } },
  },
  securitySchemes: {
    signIn: { type: 'apiKey', in: 'cookie', name: '__Host-talentlog' },
    bearer: { type: 'http', scheme: 'bearer' },
    subscriber: { type: 'http', scheme: 'bearer', description: 'The token of a system that follows us.' },
    link: { type: 'apiKey', in: 'header', name: 'X-Link-Token' },
  },
  parameters: {
    IdempotencyKey: parameter(
      'Idempotency-Key',
      'header',
      { type: 'string', format: 'uuid' },
      'The command id: sent again, the first answer comes again and nothing happens twice.',
    ),
    IfMatch: parameter('If-Match', 'header', { type: 'string' }, 'Revision of the stream the sender saw.'),
    Proof: parameter(
      'X-Proof',
      'header',
      { type: 'string' },
      'Of the answer of ProveSelf, ten minutes old at most: a sign-in alone is refused with account.proof_required.',
    ),
    AfterPosition: parameter(
      'X-After-Position',
      'header',
      { type: 'string', pattern: '^[0-9]{20}$' },
      'The answer includes everything up to this position, or is 503 after two seconds.',
    ),
  },
  schemas: {
    Problem: schemaOf(Problem, 'output'),
    Page: {
      type: 'object',
      required: ['total'],
      properties: { total: { type: 'integer' }, next: { type: 'integer' } },
    },
    Accepted: {
      type: 'object',
      required: ['position', 'events'],
      properties: {
        position: { type: ['string', 'null'] },
        events: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              id: { type: 'string', format: 'uuid' },
              type: { type: 'string' },
              stream: { type: 'string' },
              revision: { type: 'integer' },
            },
          },
        },
        result: { type: 'object' },
      },
    },
    SignedInSeen: schemaOf(SignedInSeen, 'output'),
    FollowerSeen: schemaOf(FollowerSeen, 'output'),
    Reach: schemaOf(ReachSeen, 'output'),
    SmsTested: schemaOf(SmsTested, 'output'),
    Unparked: schemaOf(Unparked, 'output'),
    HistoryAnswer: schemaOf(HistoryAnswer, 'output'),
    HistorySubject: schemaOf(HistorySubject, 'output'),
    RetentionForecast: schemaOf(RetentionForecast, 'output'),
    RevealedValue: schemaOf(RevealedValue, 'output'),
    AccessLogAnswer: schemaOf(AccessLogAnswer, 'output'),
    StateAt: schemaOf(StateAt, 'output'),
    Integrity: schemaOf(Integrity, 'output'),
  },
};
