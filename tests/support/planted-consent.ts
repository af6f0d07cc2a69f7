import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Metadata } from '@talentlog/runtime';
import { openSqliteEventStore } from '@talentlog/runtime/sqlite';
import { inDays } from './position.ts';

/** Consent as a person gives it whom only staff entered: by another channel, so straight into the log of a server that stands still. */
export async function plantConsent(dataDir: string, jobSeekerId: string): Promise<void> {
  const store = await openSqliteEventStore({ file: join(dataDir, 'events.db') });
  const id = randomUUID();
  const told = { actor: 'system:test', correlationId: id, causationId: id, commandId: id, commandName: 'GrantConsent' };
  const data = { jobSeekerId, policyVersion: '2025-01-23', expiresAt: inDays(300) };
  const event = {
    id,
    type: 'ConsentGranted',
    schemaVersion: 1,
    data,
    metadata: { ...told, at: new Date().toISOString() } satisfies Metadata,
  };
  try {
    const stream = `privacyAuthorization-${jobSeekerId}`;
    await store.append({ commitId: randomUUID(), writes: [{ stream, expected: 'no-stream', events: [event] }] });
  } finally {
    await store.close();
  }
}
