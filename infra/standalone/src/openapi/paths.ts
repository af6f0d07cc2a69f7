import { type CommandContract, type QueryContract, type RefusalCode, statusOf } from '@talentlog/contracts';
import { security, who } from './grants.ts';
import { type Json, json, ref, schemaOf } from './schema.ts';

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

const always = ['common.invalid', 'common.unauthenticated', 'auth.forbidden', 'common.unavailable'];
const ofCommands = [
  ...always,
  'auth.origin',
  'auth.own_case',
  'auth.candidate_named',
  'common.not_found',
  'common.version_conflict',
  'common.id_reused',
];

/** How a command is sent, and every refusal it may get. */
export function commandPath(name: string, contract: CommandContract): Json {
  const { aggregate, payload, grants, refusals: own, emits, proof = false } = contract;
  const isSignIn = aggregate === 'signIn';
  const codes = [...ofCommands, 'common.too_many', ...(isSignIn ? [] : [`${aggregate}.invalid_transition`]), ...own];
  if (proof) codes.push('account.proof_required');
  return {
    post: {
      operationId: name,
      tags: [aggregate],
      summary: emits.length > 0 ? `${name} -> ${emits.join(', ')}` : name,
      description: `Sent by ${who(grants)}.`,
      security: security(grants),
      parameters: (isSignIn ? [] : ['IdempotencyKey', 'IfMatch', ...(proof ? ['Proof'] : [])]).map((parameter) => ({
        $ref: `#/components/parameters/${parameter}`,
      })),
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(payload, 'input') } } },
      responses: { '200': json(ref('Accepted'), 'Durable. Position and events of the commit.'), ...refusals(codes) },
    },
  };
}

/** How a query is asked. */
export function queryPath(name: string, { params, result, grants, view }: QueryContract): Json {
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
