import * as client from 'openid-client';

/** What an error of a conversation with a provider means. */
export interface Failed {
  readonly ok: false;
  readonly why: 'denied' | 'away' | 'wrong';
  readonly detail: string;
}

/** Codes of answers that were none: the provider was silent, or not reached. */
const unanswered: ReadonlySet<string> = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);
/** With which a provider says that it was not to be, rather than that we asked wrongly. */
const unwanted: ReadonlySet<string> = new Set(['access_denied', 'interaction_required', 'login_required']);
const busy: ReadonlySet<string> = new Set(['temporarily_unavailable', 'server_error']);

const timesDoNotHold = 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';

/** What failed, told for the log without anything that was in the answer but its code. */
export function whatFailed(error: unknown): Failed {
  if (error instanceof client.AuthorizationResponseError) {
    // It stands in the address, where any browser can write it: never a sign that the provider is away, which would keep everybody out.
    const why = unwanted.has(error.error) || busy.has(error.error) ? 'denied' : 'wrong';
    return { ok: false, why, detail: `it refused: ${plain(error.error)}` };
  }
  if (error instanceof client.ResponseBodyError) {
    const why = error.status >= 500 || busy.has(error.error) ? 'away' : 'wrong';
    return { ok: false, why, detail: `it answered ${error.status} ${plain(error.error)}` };
  }
  if (error instanceof client.WWWAuthenticateChallengeError) {
    const words = error.cause.map(({ parameters }) => plain(parameters.error ?? '')).join(' ');
    return { ok: false, why: error.status >= 500 ? 'away' : 'wrong', detail: `it answered ${error.status} ${words}` };
  }
  // What has no code of the library's is a connection's, which it wraps.
  if (!(error instanceof client.ClientError) || error.code === undefined)
    return { ok: false, why: 'away', detail: `not reached: ${networkCode(error)}` };
  const status = error.cause instanceof Response ? error.cause.status : undefined;
  const isAway = unanswered.has(error.code) || (status !== undefined && status >= 500);
  if (error.code === timesDoNotHold) return { ok: false, why: 'wrong', detail: ofTheClock(error.cause) };
  const answered = status === undefined ? '' : ` (answered ${status})`;
  return { ok: false, why: isAway ? 'away' : 'wrong', detail: `${error.code}: ${error.message}${answered}` };
}

const plain = (word: string): string => word.slice(0, 60).replace(/[^\w.-]/g, '?');

function networkCode(error: unknown): string {
  const { message, cause } = error as Error & { readonly cause?: { readonly code?: string; readonly cause?: unknown } };
  if (cause === undefined) return message;
  return cause.code ?? networkCode(cause);
}

/** It has just been made for us: where its times do not hold, the two clocks disagree. */
function ofTheClock(cause: unknown): string {
  const { claims, now } = (cause as { readonly cause?: { readonly claims?: Made; readonly now?: number } }).cause ?? {};
  const off = (now ?? 0) - (claims?.iat ?? claims?.nbf ?? now ?? 0);
  const [first, second] = off < 0 ? ['behind', 'ahead'] : ['ahead', 'behind'];
  return `the clocks disagree: ours is ${Math.abs(off)} s ${first} of the provider's, or its is ${second}. Set the clock of this machine (NTP), or have theirs set`;
}

interface Made {
  readonly iat?: number;
  readonly nbf?: number;
}
