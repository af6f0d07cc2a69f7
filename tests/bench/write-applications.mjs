// A log with as many applications for one position as a company of years has, without asking the server 50,000 times.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { aggregates } from '../../domain/dist/fold.js';
import { openSqliteEventStore, openSqliteSubjectKeys } from '../../infra/runtime/dist/sqlite.js';
import { createSealer } from '../../services/command/dist/pipeline/sealer.js';

/** What happened to a person whom staff put on a position: known, consenting, with one application under way. */
function storyOf({ positionId, hrOwnerId }, index) {
  const ids = { jobSeekerId: randomUUID(), applicationId: randomUUID(), positionId };
  const digits = String(index).padStart(8, '0');
  const origin = { number: `A${digits}`, track: 'SOCIAL', batch: '', hrOwnerId, stage: 'RESUME_SCREENING' };
  const made = { origin: 'STAFF', createdBy: hrOwnerId, fromApplicationId: null };
  const person = { name: `候选人${index}`, phone: `+86138${digits}`, email: null, number: `P${digits}` };
  const { jobSeekerId, applicationId } = ids;
  const consent = { jobSeekerId, policyVersion: '2025-01-23', expiresAt: '2099-01-01T00:00:00.000Z' };
  return [
    ['jobSeeker', jobSeekerId, 'JobSeekerCreated', { jobSeekerId, accountId: null, source: 'STAFF', ...person }],
    ['privacyAuthorization', jobSeekerId, 'ConsentGranted', consent],
    ['application', applicationId, 'RecordCreated', { ...ids, ...origin, ...made }],
    ['jobSeeker', jobSeekerId, 'ApplicationOpened', { ...ids, track: 'SOCIAL', batch: '', delivered: false }],
  ];
}

/** Writes them into the log of a server that is not running: each person a commit, sealed as commands seal. */
export async function writeApplications(folder, position, count) {
  const store = await openSqliteEventStore({ file: join(folder, 'events.db') });
  const masterKeyFile = join(folder, 'keys.master');
  const keys = await openSqliteSubjectKeys({ file: join(folder, 'keys.db'), masterKeyFile });
  const sealer = createSealer(keys);
  const append = async (index) => {
    const commandId = randomUUID();
    const at = new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString();
    const about = { correlationId: commandId, causationId: commandId, commandId, commandName: 'CreateApplication' };
    const facts = storyOf(position, index).map(([name, id, type, data]) => {
      const aggregate = aggregates[name];
      return { aggregate, stream: `${aggregate.name}-${id}`, eventId: randomUUID(), type, data };
    });
    const sealed = await sealer.seal(facts, { actor: position.hrOwnerId, ...about, at });
    const writes = [...new Set(facts.map(({ stream }) => stream))].map((stream) => ({
      stream,
      expected: 'no-stream',
      events: sealed.filter((_event, nth) => facts[nth].stream === stream),
    }));
    await store.append({ commitId: commandId, writes });
  };
  for (let from = 0; from < count; from += 64)
    await Promise.all(Array.from({ length: Math.min(64, count - from) }, (_, nth) => append(from + nth)));
  await store.close();
  await keys.close();
}
