import type { Logger } from '@talentlog/runtime';

/** Why nobody answered; one kind is told to the operator once a minute. */
export type Missed =
  | 'refused'
  | 'unknown-name'
  | 'no-connection'
  | 'silent'
  | 'cut'
  | 'no-http'
  | 'no-tls'
  | 'full'
  | 'untrusted'
  | 'wrong-name'
  | 'out-of-date';

const words: Readonly<Record<Missed, string>> = {
  refused: 'nobody listens there',
  'unknown-name': 'its name is not known here: look at UPSTREAM_URL',
  'no-connection': 'it takes no connection in time',
  silent: 'it took a request and sends nothing',
  cut: 'it ended the connection',
  'no-http': 'what it answers is no HTTP',
  'no-tls': 'it does not speak TLS as it was asked to: look whether UPSTREAM_URL begins with https: or http:',
  full: 'all connections to it are taken: see UPSTREAM_CONNECTIONS',
  untrusted:
    'its certificate is signed by nobody who is trusted here: name the file of who signs in NODE_EXTRA_CA_CERTS',
  'wrong-name': 'its certificate is of another name than UPSTREAM_URL says',
  'out-of-date': 'its certificate is not valid yet, or no more: look at it, and at the clock of this machine',
};

const byCode: readonly (readonly [RegExp, Missed])[] = [
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'wrong-name'],
  [/^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/, 'out-of-date'],
  [/^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH)/, 'untrusted'],
  [/^(EPROTO|ERR_SSL|ERR_TLS)/, 'no-tls'],
  [/^(ENOTFOUND|EAI_)/, 'unknown-name'],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/, 'refused'],
  [/^(HPE_|ERR_HTTP_INVALID)/, 'no-http'],
  [/^(ETIMEDOUT|no-connection)$/, 'no-connection'],
  [/^silent$/, 'silent'],
];

/** What a failure of a request to it means. */
export const missedBy = ({ code = '' }: { readonly code?: string }): Missed =>
  byCode.find(([pattern]) => pattern.test(code))?.[1] ?? 'cut';

export const wordsOf = (missed: Missed): string => words[missed];

/** As health tells of every other part; to everybody, so the words have no names, addresses or files. */
export const unhealthy = (missed: Missed) => ({
  status: 'not-ready',
  notReady: ['upstream'],
  degraded: [],
  parts: { upstream: { ready: false, cause: missed, detail: words[missed] } },
});

const minute = 60_000;

/** Tells the operator what is missed, each kind once a minute however many ask. */
export function toldOperator(logger: Pick<Logger, 'warn'>, now: () => number = Date.now) {
  const toldAt = new Map<Missed, number>();
  return (missed: Missed): void => {
    if (now() - (toldAt.get(missed) ?? Number.NEGATIVE_INFINITY) < minute) return;
    toldAt.set(missed, now());
    logger.warn({ missed }, `the upstream: ${words[missed]}`);
  };
}
