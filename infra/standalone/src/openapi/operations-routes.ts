import { answer, get, inPath, signedIn } from './routes.ts';
import { type Json, ref } from './schema.ts';

const unpark = (operationId: string, summary: string): Json => ({
  post: {
    operationId,
    summary,
    security: signedIn,
    parameters: [inPath('name'), inPath('eventId')],
    responses: answer(ref('Unparked')),
  },
});

const testMessage = (operationId: string, summary: string, to: Json = {}): Json => ({
  post: {
    operationId,
    summary: `${summary} Administrators only.`,
    security: signedIn,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['to'],
            additionalProperties: false,
            properties: { to: { type: 'string', ...to } },
          },
        },
      },
    },
    responses: answer({ type: 'object', properties: { data: ref('SmsTested') } }),
  },
});

/** How the parts of the running company stand, and the work they put aside. */
export const operationsRoutes: Json = {
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
  '/api/retention': get(
    'retention',
    'Who would be let go of now, by rule and in numbers; nobody is by asking. Administrators only.',
    answer({ type: 'object', properties: { data: ref('RetentionForecast') } }),
    { security: signedIn },
  ),
  '/api/sms/test': testMessage('sendTestSms', 'Sends a test message to a mobile phone, at most ten in an hour.', {
    description: 'A number as +8613800138000.',
  }),
  '/api/mail/test': testMessage('sendTestMail', 'Sends a test mail, at most ten in an hour.'),
  '/api/reach': get(
    'reach',
    'By what the company can send codes.',
    answer({ type: 'object', properties: { data: ref('Reach') } }),
  ),
  '/api/health': get('health', 'What is true of each follower and part, and of the whole.', answer({ type: 'object' })),
  '/api/health/ready': get('ready', 'Whether it serves, and what is missed.', answer({ type: 'object' })),
  '/api/health/live': get('alive', 'Answers as long as the process does.', answer({ type: 'object' })),
  '/api/metrics': get('metrics', 'Prometheus text.', answer({ type: 'string' }, 'text/plain')),
};
