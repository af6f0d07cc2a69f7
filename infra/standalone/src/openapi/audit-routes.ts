import { answer, get, inPath, inQuery, signedIn } from './routes.ts';
import { type Json, ref } from './schema.ts';

/** What auditors ask: the history of people and streams, and whether the log is whole. */
export const auditRoutes: Json = {
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
  '/api/history-export': get(
    'exportHistory',
    'A history of a person or of one stream as JSON lines, masked as it is answered. Auditors only.',
    answer({ type: 'string' }, 'application/x-ndjson'),
    { security: signedIn, parameters: [inQuery('subject'), inQuery('stream')] },
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
      parameters: [inPath('stream'), inQuery('position'), inQuery('time'), inQuery('revision'), inQuery('since')],
    },
  ),
  '/api/history/{stream}/revealed': get(
    'revealedValue',
    'One value in clear, a minute from the own RevealLoggedValue. Auditors only.',
    answer({ type: 'object', properties: { data: ref('RevealedValue') } }),
    { security: signedIn, parameters: [inPath('stream'), inQuery('revision'), inQuery('path')] },
  ),
  '/api/access-log': get(
    'accessLog',
    'Who of the staff read what of whom, the newest first. Auditors only.',
    answer(ref('AccessLogAnswer')),
    { security: signedIn, parameters: [inQuery('reader'), inQuery('person'), inQuery('page')] },
  ),
  '/api/integrity': get(
    'integrity',
    'The last check of the log. Auditors only.',
    answer({ type: 'object', properties: { data: { anyOf: [ref('Integrity'), { type: 'null' }] } } }),
    {
      security: signedIn,
    },
  ),
  '/api/integrity/check': {
    post: {
      operationId: 'checkIntegrity',
      summary: 'Reads the whole log and recomputes every hash. Auditors only.',
      security: signedIn,
      responses: answer({ type: 'object', properties: { data: ref('Integrity') } }),
    },
  },
};
