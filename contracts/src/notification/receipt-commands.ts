import { z } from 'zod';
import { command } from '../shared/define.ts';
import { manyLines } from '../shared/human-text.ts';
import { Id } from '../shared/shapes.ts';

const aggregate = 'notification';
const system = { system: true } as const;
const receipt = { notificationId: Id, attempt: z.int().min(1).max(1_000), providerId: z.string().max(500).default('') };

/** What the provider tells of a message after it took it. */
export const receiptCommands = {
  /** The provider told that it arrived; `attempt` is the try that it was sent in. */
  MarkNotificationDelivered: command({
    aggregate,
    payload: z.strictObject(receipt),
    grants: [system],
    emits: ['NotificationDelivered'],
    refusals: ['notification.send_failed'],
    privacy: 'exempt',
  }),
  /** The provider had taken it and told that it did not arrive. */
  MarkNotificationUndelivered: command({
    aggregate,
    payload: z.strictObject({ ...receipt, reason: manyLines.max(2000).default('') }),
    grants: [system],
    emits: ['NotificationUndelivered'],
    refusals: ['notification.send_failed'],
    privacy: 'exempt',
  }),
};
