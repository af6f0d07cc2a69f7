import { answer, get, inPath, signedIn } from './routes.ts';
import { type Json, ref } from './schema.ts';

const unpark = (operationId: string, summary: string, body: Json = {}): Json => ({
  post: {
    operationId,
    summary,
    security: signedIn,
    parameters: [inPath('name'), inPath('eventId')],
    ...body,
    responses: answer(ref('Unparked')),
  },
});

const whyBody: Json = {
  type: 'object',
  required: ['why'],
  additionalProperties: false,
  properties: { why: { type: 'string', minLength: 1, maxLength: 200 } },
};

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
    'Gives a parked event up and handles those that waited behind it; the audit keeps who did, and why. Administrators only.',
    {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: whyBody } },
      },
    },
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
  '/api/sap/test': {
    post: {
      operationId: 'testSap',
      summary:
        'Whether SAP lets us in and answers, at most ten times in an hour; nothing is told to it. Administrators only.',
      security: signedIn,
      responses: answer({ type: 'object', properties: { data: ref('SmsTested') } }),
    },
  },
  '/api/reach': get(
    'reach',
    'What leaves the house: SMS and mail; for colleagues also new hires to SAP, and links that open elsewhere.',
    answer({ type: 'object', properties: { data: ref('Reach') } }),
  ),
  '/api/health': get('health', 'What is true of each follower and part, and of the whole.', answer({ type: 'object' })),
  '/api/health/ready': get('ready', 'Whether it serves, and what is missed.', answer({ type: 'object' })),
  '/api/health/live': get('alive', 'Answers as long as the process does.', answer({ type: 'object' })),
  '/api/metrics': get('metrics', 'Prometheus text.', answer({ type: 'string' }, 'text/plain')),
};
