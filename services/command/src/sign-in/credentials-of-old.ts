import { accountEvents, type EventContract } from '@talentlog/contracts';
import {
  type CredentialStore,
  createOpener,
  type EventStore,
  type RecordedEvent,
  type SubjectKeys,
} from '@talentlog/runtime';
import { z } from 'zod';
import { logPages } from '../pipeline/log-pages.ts';

/** How the event told of a password when the hash was its own. */
const formerly: EventContract = {
  version: 1,
  subject: 'personId',
  personal: ['passwordHash'],
  data: accountEvents.PasswordChanged.data.omit({ credentialId: true }).extend({ passwordHash: z.string() }),
};

/** The log tells of passwords that the store does not have. */
export class CredentialsMissing extends Error {}

interface Parts {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly keys: SubjectKeys;
  readonly credentials: CredentialStore;
}

/**
 * Carries the hashes that events of former versions hold into a new store, once: the last one of each account, under the id that the
 * event is lifted to. Throws CredentialsMissing where the log tells of passwords kept in a store that this one is not.
 */
export async function carryCredentialsOver({ store, keys, credentials }: Parts): Promise<void> {
  if (await credentials.isComplete()) return;
  const last = new Map<string, RecordedEvent>();
  for await (const page of logPages(store, ['PasswordChanged'])) {
    for (const event of page) last.set(event.stream, event);
    if (page.some(({ schemaVersion }) => schemaVersion > formerly.version))
      throw new CredentialsMissing(
        'credentials.db is missing or is not the one of this log: nobody could sign in with a password. Bring it back from its backup.',
      );
  }
  const open = await createOpener({ contracts: { PasswordChanged: formerly }, keys })([...last.values()]);
  for (const event of last.values()) {
    const { accountId, passwordHash: hash } = open(event).data;
    const id = event.metadata.commandId;
    // Null: the person was erased.
    if (typeof hash === 'string') await credentials.put({ id, accountId: String(accountId), hash, at: 0 });
    await credentials.confirm(id);
  }
  await credentials.noteComplete();
}
