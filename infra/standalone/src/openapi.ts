import {
  type CommandContract,
  FollowerSeen,
  type Grant,
  HistoryAnswer,
  HistorySubject,
  Integrity,
  Problem,
  permissionMatrix,
  type QueryContract,
  queries,
  type RefusalCode,
  SignedInSeen,
  StateAt,
  signInCommands,
  statusOf,
  Unparked,
} from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { otherRoutes } from './openapi-routes.ts';

type Json = Readonly<Record<string, unknown>>;

/** A zod shape as JSON Schema. Texts that zod normalises (a phone, an e-mail) are described as they may be typed. */
function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    // A format says it already.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  }) as Record<string, unknown>;
  return schema;
}

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json, description: string): Json => ({
  description,
  content: { 'application/json': { schema } },
});

/** Refusals by status, each with its codes in the description. */
function refusals(codes: readonly string[]): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of new Set(codes)) {
    const status = statusOf(code as RefusalCode);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, listed]) => [
        String(status),
        { $ref: '#/components/responses/Problem', description: listed.join(', ') },
      ]),
  );
}

/** Who may: one sentence per grant. */
function who(grants: readonly Grant[]): string {
  const rolesOf = (code: keyof typeof permissionMatrix): string => Object.keys(permissionMatrix[code]).join(', ');
  return grants
    .map((grant) => {
      if ('staff' in grant) return `staff with ${grant.staff} (${rolesOf(grant.staff)})`;
      if ('self' in grant) return `a signed-in person on what is theirs (${grant.self})`;
      if ('link' in grant) return `the holder of a ${grant.link} link (step-up: ${grant.stepUp})`;
      return 'guest' in grant ? 'anybody' : 'the system only';
    })
    .join('; ');
}

const security = (grants: readonly Grant[]): Json[] => [
  ...(grants.some((grant) => 'staff' in grant || 'self' in grant) ? [{ signIn: [] }, { bearer: [] }] : []),
  ...(grants.some((grant) => 'link' in grant) ? [{ link: [] }] : []),
  ...(grants.some((grant) => 'guest' in grant) ? [{}] : []),
];

const always = ['common.invalid', 'common.unauthenticated', 'auth.forbidden', 'common.unavailable'];
const ofCommands = [...always, 'auth.origin', 'common.not_found', 'common.version_conflict', 'common.id_reused'];

function commandPath(name: string, { aggregate, payload, grants, refusals: own, emits }: CommandContract): Json {
  const isSignIn = aggregate === 'signIn';
  const codes = [...ofCommands, 'common.too_many', ...(isSignIn ? [] : [`${aggregate}.invalid_transition`]), ...own];
  return {
    post: {
      operationId: name,
      tags: [aggregate],
      summary: emits.length > 0 ? `${name} -> ${emits.join(', ')}` : name,
      description: `Sent by ${who(grants)}.`,
      security: security(grants),
      parameters: isSignIn
        ? []
        : [{ $ref: '#/components/parameters/IdempotencyKey' }, { $ref: '#/components/parameters/IfMatch' }],
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(payload, 'input') } } },
      responses: { '200': json(ref('Accepted'), 'Durable. Position and events of the commit.'), ...refusals(codes) },
    },
  };
}

function queryPath(name: string, { params, result, grants, view }: QueryContract): Json {
  const typed = schemaOf(params, 'output') as { properties?: Record<string, Json> };
  const { required = [] } = schemaOf(params, 'input') as { required?: string[] };
  const answer = {
    type: 'object',
    required: ['data', 'position'],
    properties: { data: schemaOf(result, 'output'), page: ref('Page'), position: { type: 'string' } },
  };
  return {
    get: {
      operationId: name,
      tags: [view],
      summary: name,
      description: `Asked by ${who(grants)}. Answers from the view ${view}.`,
      security: security(grants),
      parameters: [
        { $ref: '#/components/parameters/AfterPosition' },
        ...Object.entries(typed.properties ?? {}).map(([field, schema]) => ({
          name: field,
          in: 'query',
          required: required.includes(field),
          schema,
        })),
      ],
      responses: {
        '200': json(answer, 'The answer, and the position it includes.'),
        ...refusals([...always, 'common.not_found']),
      },
    },
  };
}

const parameter = (name: string, where: 'header', schema: Json, description: string): Json => ({
  name,
  in: where,
  required: false,
  schema,
  description,
});

const components: Json = {
  responses: {
    Problem: { description: 'Refused.', content: { 'application/problem+json': { schema: ref('Problem') } } },
  },
  securitySchemes: {
    signIn: { type: 'apiKey', in: 'cookie', name: '__Host-talentlog' },
    bearer: { type: 'http', scheme: 'bearer' },
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
    AfterPosition: parameter(
      'X-After-Position',
      'header',
      { type: 'string' },
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
    Unparked: schemaOf(Unparked, 'output'),
    HistoryAnswer: schemaOf(HistoryAnswer, 'output'),
    HistorySubject: schemaOf(HistorySubject, 'output'),
    StateAt: schemaOf(StateAt, 'output'),
    Integrity: schemaOf(Integrity, 'output'),
  },
};

const reachable = ({ grants }: CommandContract): boolean => grants.some((grant) => !('system' in grant));

/** The HTTP surface as OpenAPI 3.1, generated from the contracts: what is not in them cannot be called. */
export function openApi(): Json {
  const commands: [string, CommandContract][] = [
    ...Object.values(aggregates).flatMap((aggregate) => Object.entries(aggregate.commands)),
    ...Object.entries(signInCommands as Readonly<Record<string, CommandContract>>),
  ];
  return {
    openapi: '3.1.0',
    info: { title: 'Talentlog', version: '0.1.0', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths: {
      ...Object.fromEntries(
        commands
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
  let text: string | undefined;
  server.get('/api/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(openApi());
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(text);
  });
}
