import { type CommandClient, type CommandRequest, type EventStore, newUuid, START, uuidv5 } from '@talentlog/runtime';

/** When everything of the story happens. */
export const instant = '2026-11-21T04:00:00.000Z';

/** Appends an event to the log, and answers its id. */
export async function tell(
  store: EventStore,
  stream: string,
  type: string,
  data: object,
  commitId = newUuid(),
  at = instant,
): Promise<string> {
  const id = uuidv5(commitId, type);
  const metadata = {
    actor: 'system:test',
    correlationId: id,
    causationId: id,
    commandId: commitId,
    commandName: 'X',
    at,
  };
  const length = (await store.readStream(stream)).length;
  const event = { id, type, schemaVersion: 1, data: data as Record<string, unknown>, metadata };
  await store.append({
    commitId,
    writes: [{ stream, expected: length === 0 ? 'no-stream' : length - 1, events: [event] }],
  });
  return id;
}

/** Answers as the notification aggregate does, and takes a command id once. */
export function commandsOver(store: EventStore, notBefore = instant): CommandClient & { asked: CommandRequest[] } {
  const asked: CommandRequest[] = [];
  const from: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    QueueNotification: ['NotificationQueued', ['NONE']],
    StartSendingNotification: [
      'NotificationSending',
      ['NotificationQueued', 'NotificationRetried', 'NotificationResent'],
    ],
    MarkNotificationSent: ['NotificationSent', ['NotificationSending']],
    MarkNotificationFailed: ['NotificationFailed', ['NotificationSending']],
  };
  return {
    asked,
    execute: async (request) => {
      asked.push(request);
      const payload = request.payload as {
        notificationId: string;
        jobSeekerId?: string | null;
        accountId?: string | null;
      };
      const personId = payload.jobSeekerId ?? payload.accountId;
      const stream = `notification-${payload.notificationId}`;
      if (await store.findCommit(request.commandId)) return { ok: true, position: START };
      const [type, states] = from[request.name] ?? ['', []];
      const state = (await store.readStream(stream)).at(-1)?.type ?? 'NONE';
      if (!states.includes(state)) return { ok: false, code: 'notification.invalid_transition', status: 409 };
      await tell(store, stream, type, { ...payload, ...(personId ? { personId } : {}), notBefore }, request.commandId);
      return { ok: true, position: START };
    },
  };
}
