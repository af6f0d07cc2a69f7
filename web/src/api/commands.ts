import { bodyOf, newId, requestSafely } from './http.ts';
import { ownWrites, type Seen } from './own-writes.ts';
import { rememberPosition } from './position.ts';
import { proofHeaders } from './proof.ts';
import type { CommandInput, CommandName } from './tables.ts';

export interface CommandAnswer {
  /** Null when the command left the log untouched. */
  readonly position?: string | null;
  readonly events?: readonly {
    readonly id: string;
    readonly type: string;
    readonly stream: string;
    readonly revision: number;
  }[];
  readonly result?: unknown;
}

export interface CommandOptions {
  /** Give the same id again to repeat a wish without a second effect; a new one is made otherwise. */
  readonly commandId?: string;
  /** Token of the link page the command is sent from. */
  readonly linkToken?: string;
  readonly signal?: AbortSignal;
  /** What the sender was shown of what the command is about; where that moved on, the command is refused. */
  readonly seen?: Seen | undefined;
  /** The page is being left: the browser is to send it all the same. */
  readonly outlivesPage?: boolean;
}

/** What a browser still sends of a page that is closed is 64 KB at most; a character may take three bytes. */
const outlivesPage = (body: string): boolean =>
  typeof document !== 'undefined' && document.visibilityState === 'hidden' && body.length < 20_000;

/**
 * Sends a command. A lost connection is retried under the same Idempotency-Key, so it can never act twice.
 * Rejects with ApiProblem.
 */
export async function runCommand<N extends CommandName>(
  name: N,
  payload: CommandInput<N>,
  options: CommandOptions = {},
): Promise<CommandAnswer> {
  const headers: Record<string, string> = {
    ...proofHeaders(),
    'Content-Type': 'application/json',
    'Idempotency-Key': options.commandId ?? newId(),
  };
  if (options.linkToken !== undefined) headers['X-Link-Token'] = options.linkToken;
  if (options.seen !== undefined) headers['If-Match'] = `"${ownWrites.knownAfter(options.seen)}"`;
  const body = JSON.stringify(payload);
  const response = await requestSafely(`/api/commands/${name}`, {
    method: 'POST',
    headers,
    body,
    keepalive: (options.outlivesPage === true && body.length < 20_000) || outlivesPage(body),
    signal: options.signal ?? null,
  });
  const answer: CommandAnswer = await bodyOf(response);
  ownWrites.remember(answer.events ?? []);
  if (typeof answer.position === 'string' && answer.position !== '') rememberPosition(answer.position);
  return answer;
}
