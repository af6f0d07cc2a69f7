import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type EventContract, events } from '@talentlog/contracts';
import { type Metadata, type SubjectKeys, sealedFor, sealPersonal } from '@talentlog/runtime';
import { openSqliteEventStore, openSqliteSubjectKeys } from '@talentlog/runtime/sqlite';
import { chosenStreams, type KeptStream } from './kept-company.ts';

/** What every text that nobody may read begins with here. */
export const canary = 'zqcanary';
/** Open fields of the first version of events that let somebody in: whoever reads the log must not get them either. */
const secrets: ReadonlySet<string> = new Set(['seed', 'signInCode', 'password', 'meetingCode', 'providerId']);
/** Sealed then: what was personal in the first version of each event, which is what these streams were kept in. */
const sealedThen: Readonly<Record<string, readonly string[]>> = { PasswordChanged: ['passwordHash'] };

/** Colleagues answer for what they do by name, in every list of staff. */
const namesOfStaff: ReadonlySet<string> = new Set(['StaffAccountCreated']);

/** A text that was planted, and what it stands for. */
export interface Planted {
  readonly text: string;
  readonly type: string;
  readonly field: string;
  /** Whom its event names. */
  readonly jobSeekerId: string;
  /** The event, in its first version. */
  readonly data: Readonly<Record<string, unknown>>;
}

let planted = 0;
/** Every text of it becomes one that can be recognised wherever it turns up. */
function canaries(value: unknown): unknown {
  if (typeof value === 'string') {
    planted += 1;
    return `${canary}${planted}`;
  }
  if (Array.isArray(value)) return value.map(canaries);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, canaries(inner)]));
  return value;
}

const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, secrets.has(key) ? canaries(inner) : withoutSecrets(inner)]),
  );
};

/** Writes a company of long ago into the log of a server that stands still, with a canary in each personal and each secret text. */
export async function plantCompany(
  dataDir: string,
): Promise<{ readonly canaries: number; readonly streams: string[]; readonly texts: readonly Planted[] }> {
  const texts: Planted[] = [];
  const store = await openSqliteEventStore({ file: join(dataDir, 'events.db') });
  const keys = await openSqliteSubjectKeys({
    file: join(dataDir, 'keys.db'),
    masterKeyFile: join(dataDir, 'keys.master'),
  });
  const streams = chosenStreams();
  try {
    for (const { stream, events: told } of streams) {
      const written = [];
      for (const one of told) written.push(await sealed(stream, one, keys, texts));
      const writes = [{ stream, expected: 'no-stream', events: written }] as const;
      await store.append({ commitId: randomUUID(), writes });
    }
  } finally {
    await store.close();
    await keys.close();
  }
  return { canaries: planted, streams: streams.map(({ stream }) => stream), texts };
}

async function sealed(
  stream: string,
  [type, at, data]: KeptStream['events'][number],
  keys: SubjectKeys,
  texts: Planted[],
) {
  const contract: EventContract | undefined = (events as Readonly<Record<string, EventContract>>)[type];
  const subject = contract?.subject ?? 'personId';
  const personal = sealedThen[type] ?? contract?.personal ?? [];
  const isOpen = (field: string) => field === 'name' && namesOfStaff.has(type);
  const hidden = Object.fromEntries(
    Object.entries(data).map(([field, value]) => {
      if (!personal.includes(field) || isOpen(field)) return [field, withoutSecrets(value)];
      const before = planted;
      const put = canaries(value);
      for (let count = before + 1; count <= planted; count += 1)
        texts.push({ text: `${canary}${count}`, type, field, jobSeekerId: String(data.jobSeekerId ?? ''), data });
      return [field, put];
    }),
  );
  const eventId = randomUUID();
  const cause = { correlationId: eventId, causationId: eventId, commandId: eventId };
  const person = sealedFor({ subject, personal }, hidden);
  const held = await keys.forWriting(person === undefined ? [] : [person]);
  return {
    id: eventId,
    type,
    schemaVersion: 1,
    data: sealPersonal({ subject, personal }, hidden, held, { stream, eventId }),
    metadata: { actor: 'system:kept', ...cause, commandName: 'Keep', at } satisfies Metadata,
  };
}
