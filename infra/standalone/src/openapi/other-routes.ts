import { CloudEvent, PaperTrial } from '@talentlog/contracts';
import { auditRoutes } from './audit-routes.ts';
import { operationsRoutes } from './operations-routes.ts';
import { answer, get, inPath, inQuery, signedIn } from './routes.ts';
import { type Json, ref, schemaOf } from './schema.ts';

/** Routes that are neither a command nor a query of the contracts. */
export const otherRoutes: Json = {
  '/api/session': get('signIn', 'Who is signed in, with their permissions.', answer(ref('SignedInSeen'))),
  '/api/live': get(
    'live',
    'Server-sent events naming the views that changed.',
    answer({ type: 'string' }, 'text/event-stream'),
  ),
  '/api/feed': get(
    'feed',
    'What happened, as CloudEvents, for a system that follows us: by its own token, from the cursor of the answer before (`X-Feed-Cursor`).',
    answer({ type: 'array', items: schemaOf(CloudEvent, 'output') }, 'application/cloudevents-batch+json'),
    { security: [{ subscriber: [] }], parameters: ['after', 'limit', 'wait', 'topic'].map(inQuery) },
  ),
  '/api/asyncapi.json': get(
    'asyncApi',
    'What other systems are told, by Kafka, the feed and calls, as AsyncAPI 3.',
    answer({ type: 'object' }),
    { security: [] },
  ),
  '/api/files': {
    post: {
      operationId: 'uploadFile',
      summary: 'One file, checked before anything shows it.',
      security: [...signedIn, { link: [] }],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['purpose', 'file'],
              properties: {
                purpose: { enum: ['resume', 'attachment', 'avatar'] },
                file: { type: 'string', contentMediaType: 'application/octet-stream' },
              },
            },
          },
        },
      },
      responses: {
        '201': {
          description: 'Kept.',
          content: { 'application/json': { schema: { type: 'object', properties: { fileId: { type: 'string' } } } } },
        },
        default: { $ref: '#/components/responses/Problem' },
      },
    },
  },
  '/api/files/{id}': get(
    'readFile',
    'A file, to whoever may read a thing that shows it, checked at this moment.',
    answer({ type: 'string', contentMediaType: 'application/octet-stream' }, 'application/octet-stream'),
    { security: [...signedIn, { link: [] }], parameters: [inPath('id'), inQuery('download')] },
  ),
  '/api/papers': {
    post: {
      operationId: 'tryPaper',
      summary: 'A paper as a PDF to look at, printed of these words and values alone; for who writes or sends papers.',
      security: signedIn,
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(PaperTrial, 'input') } } },
      responses: answer({ type: 'string', contentMediaType: 'application/pdf' }, 'application/pdf'),
    },
  },
  ...auditRoutes,
  ...operationsRoutes,
};
