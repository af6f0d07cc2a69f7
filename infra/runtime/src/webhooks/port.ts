/** What a webhook's call came to. Only words of ours: what a receiver answers may say anything about anybody. */
export const webhookAnswers = [
  'answered',
  'silent',
  'unreachable',
  'cut',
  'unknown-name',
  'private-address',
  'not-encrypted',
  'bad-certificate',
  // Nothing was sent: we could not read it.
  'unreadable',
] as const;
export type WebhookAnswer = (typeof webhookAnswers)[number];

/** How a call ended: taken by whoever listens there, or not; `gone`: it wants none any more. */
export interface WebhookOutcome {
  readonly outcome: 'taken' | 'gone' | 'failed';
  readonly answer: WebhookAnswer;
  /** Of HTTP, where there was an answer. */
  readonly status?: number;
  /** It asked to be left alone as long. */
  readonly retryAfterMs?: number;
}

/** A call to be made. `id` is repeated when it is, and the body is what the id stands for. */
export interface WebhookCall {
  readonly url: string;
  readonly id: string;
  readonly body: string;
  readonly contentType: string;
  /** One, or two while the secret is changed. */
  readonly secrets: readonly string[];
}

/** Makes calls to addresses that strangers chose. Never rejects. */
export interface WebhookPost {
  post(call: WebhookCall, signal?: AbortSignal): Promise<WebhookOutcome>;
}
