import type { WebhookAnswer, WebhookOutcome } from '@talentlog/runtime';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** Before each further try, as Standard Webhooks suggest: a little over three days in all. */
export const usualWaits: readonly number[] = [
  ...[5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour],
  ...[14 * hour, 20 * hour, 24 * hour],
];

/** Statuses by which a receiver refuses this message; by any other it is not the one that is meant to listen, or not well. */
const ofMessage = new Set([400, 406, 409, 411, 412, 413, 415, 417, 422, 428, 431]);

/** Answers before which nothing of a message left the house. */
const beforeBody: ReadonlySet<WebhookAnswer> = new Set<WebhookAnswer>([
  ...(['unreachable', 'unknown-name', 'private-address', 'not-encrypted', 'bad-certificate', 'unreadable'] as const),
]);

/** Whether who listens there may have read what was sent, whatever they answered. */
export const mayHaveLeft = ({ answer }: Pick<WebhookOutcome, 'answer'>): boolean => !beforeBody.has(answer);

/** Whether an answer is about the one message that was sent. */
export const isOfMessage = (status: number | undefined): boolean => status !== undefined && ofMessage.has(status);
