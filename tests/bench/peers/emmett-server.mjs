// The same command as it is written with Emmett on PostgreSQL: shape, load and fold, decide, append at the expected version.
import { CommandHandler, IllegalStateError } from '@event-driven-io/emmett';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import fastify from 'fastify';
import { z } from 'zod';

const Comment = z.strictObject({ jobSeekerId: z.uuid(), text: z.string().trim().min(1).max(2000) });
const initialState = () => ({ status: 'NONE' });
const evolve = (state, { type }) =>
  type === 'JobSeekerCreated' || type === 'JobSeekerCommented' ? { status: 'KNOWN' } : state;
const handle = CommandHandler({ evolve, initialState });
const store = getPostgreSQLEventStore(process.env.POSTGRES_URL);

const created = (jobSeekerId) => () => ({ type: 'JobSeekerCreated', data: { jobSeekerId } });
const addComment =
  ({ jobSeekerId, text }) =>
  (state) => {
    if (state.status !== 'KNOWN') throw new IllegalStateError('not known');
    return {
      type: 'JobSeekerCommented',
      data: { jobSeekerId, commentId: crypto.randomUUID(), text, private: false, mentions: [], authorId: 'admin' },
    };
  };

const server = fastify();
server.post('/people', async (request) => {
  await handle(store, `jobSeeker-${request.body.jobSeekerId}`, created(request.body.jobSeekerId));
  return { ok: true };
});
server.post('/comments', async (request) => {
  const payload = Comment.parse(request.body);
  const { nextExpectedStreamVersion } = await handle(store, `jobSeeker-${payload.jobSeekerId}`, addComment(payload));
  return { revision: String(nextExpectedStreamVersion) };
});
await server.listen({ port: 0, host: '127.0.0.1' });
console.log(`ready http://127.0.0.1:${server.server.address().port}`);
process.on('SIGTERM', async () => {
  await server.close();
  await store.close();
  process.exit(0);
});
