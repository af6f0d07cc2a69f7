import { expect, it } from '@jest/globals';
import { LiveController } from '../../services/query/src/live/live.controller.ts';
import { LiveHub } from '../../services/query/src/live/live-hub.ts';
import { openEdge } from './open-edge.ts';

it('HEAD of the live updates ends, and says what GET would be', async () => {
  const { head } = await openEdge({ served: { controllers: [LiveController], providers: [LiveHub] } });
  const answer = await head('/api/live');
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
});
