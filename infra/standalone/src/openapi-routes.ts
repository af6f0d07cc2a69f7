type Json = Readonly<Record<string, unknown>>;

const answer = (schema: Json, type = 'application/json'): Json => ({
  '200': { description: 'The answer.', content: { [type]: { schema } } },
  default: { $ref: '#/components/responses/Problem' },
});
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const inPath = (name: string): Json => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const inQuery = (name: string): Json => ({ name, in: 'query', required: false, schema: { type: 'string' } });
const signedIn = [{ signIn: [] }, { bearer: [] }];
const get = (operationId: string, summary: string, responses: Json, more: Json = {}): Json => ({
  get: { operationId, summary, ...more, responses },
});

const unpark = (operationId: string, summary: string): Json => ({
  post: {
    operationId,
    summary,
    security: signedIn,
    parameters: [inPath('name'), inPath('eventId')],
    responses: answer(ref('Unparked')),
  },
});

/** Routes that are neither a command nor a query of the contracts. */
export const otherRoutes: Json = {
  '/api/session': get('signIn', 'Who is signed in, with their permissions.', answer(ref('SignedInSeen'))),
  '/api/live': get(
    'live',
    'Server-sent events naming the views that changed.',
    answer({ type: 'string' }, 'text/event-stream'),
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
  '/api/history': get(
    'historyOfPerson',
    'Everything that concerns one person. Auditors only.',
    answer(ref('HistoryAnswer')),
    {
      security: signedIn,
      parameters: [inQuery('subject')],
    },
  ),
  '/api/history-subjects': get(
    'historySubjects',
    'People whose history can be opened. Auditors only.',
    answer({ type: 'object', properties: { data: { type: 'array', items: ref('HistorySubject') } } }),
    { security: signedIn, parameters: [inQuery('text')] },
  ),
  '/api/history/{stream}': get(
    'historyOfStream',
    'One stream, oldest first. Auditors only.',
    answer(ref('HistoryAnswer')),
    {
      security: signedIn,
      parameters: [inPath('stream')],
    },
  ),
  '/api/history/{stream}/at': get(
    'stateAt',
    'The aggregate folded up to there. Auditors only.',
    answer(ref('StateAt')),
    {
      security: signedIn,
      parameters: [inPath('stream'), inQuery('position'), inQuery('time'), inQuery('revision')],
    },
  ),
  '/api/integrity': get('integrity', 'The last check of the log. Auditors only.', answer(ref('Integrity')), {
    security: signedIn,
  }),
  '/api/integrity/check': {
    post: {
      operationId: 'checkIntegrity',
      summary: 'Reads the whole log and recomputes every hash. Auditors only.',
      security: signedIn,
      responses: answer(ref('Integrity')),
    },
  },
  '/api/followers': get(
    'followers',
    'What follows the log, how it stands, and the events it put aside. Administrators only.',
    answer({ type: 'object', properties: { data: { type: 'array', items: ref('FollowerSeen') } } }),
    { security: signedIn },
  ),
  '/api/followers/{name}/parked/{eventId}/retry': unpark(
    'retryParked',
    'Handles the parked events of its stream again, in order. Administrators only.',
  ),
  '/api/followers/{name}/parked/{eventId}/discard': unpark(
    'discardParked',
    'Gives a parked event up and handles those that waited behind it. Administrators only.',
  ),
  '/api/health': get('health', 'Alive, ready, and what is true of each follower and part.', answer({ type: 'object' })),
  '/api/metrics': get('metrics', 'Prometheus text.', answer({ type: 'string' }, 'text/plain')),
};
