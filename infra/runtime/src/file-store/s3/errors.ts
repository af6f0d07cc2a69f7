import { EngineRefused } from '../../engine-refused.ts';

interface Answered {
  readonly name?: string;
  readonly message?: string;
  /** Of the network and of TLS; their messages often leave it out. */
  readonly code?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** Whether the store said that there is nothing of this name. */
export const isMissing = (error: unknown): boolean =>
  ['NoSuchKey', 'NotFound', 'NoSuchVersion'].includes((error as Answered).name ?? '');

/** Whether it says this of one object and would give others: it was moved to an archive. */
export const isArchived = (error: unknown): boolean => (error as Answered).name === 'InvalidObjectState';

/** What it said, in one line that names no secret. */
export function saidBy(error: unknown): string {
  const { name = 'Error', message = '', code, $metadata } = error as Answered;
  const status = $metadata?.httpStatusCode;
  // The client puts words of its own before what the network said.
  const line = message.replace(/^AWS SDK error wrapper for Error: /, '').split('\n', 1)[0] ?? '';
  const kind = name === 'Error' ? [] : [name];
  const ofNetwork = typeof code === 'string' && code !== name && !line.includes(code) ? [code] : [];
  return [...kind, ...ofNetwork, ...(status === undefined ? [] : [`HTTP ${status}`]), line]
    .filter((part) => part !== '')
    .join(', ');
}

/** The first that fits: what says more stands before what says less. */
const advices: readonly (readonly [said: RegExp, advice: string])[] = [
  [/RequestTimeTooSkewed/, 'The clocks of the two machines differ by more than 15 minutes: set them'],
  [
    /[Oo]bject ?[Ll]ock/,
    'Files of people who are erased could not go: name a bucket without a default retention and without object lock',
  ],
  [
    /Quota|StorageFull|InsufficientStorage|HTTP 507/,
    'The store has no room left, or the bucket is at its quota: make room, or raise it',
  ],
  [/[Rr]ead[ -]?[Oo]nly|MethodNotAllowed/, 'The store takes no writes: let it write again, or name another one'],
  [/ExpiredToken|InvalidToken|TokenRefreshRequired/, 'The key or the role of this machine is over: give a new one'],
  [/CredentialsProviderError/, 'Set S3_ACCESS_KEY and S3_SECRET_KEY, or give this machine a role'],
  [
    /SignatureDoesNotMatch|[Aa]ccess ?[Kk]ey|AuthorizationHeaderMalformed/,
    'Look at S3_ACCESS_KEY, S3_SECRET_KEY and S3_REGION',
  ],
  [/NoSuchBucket/, 'Make the bucket S3_BUCKET first; this program makes none'],
  [/InvalidBucketName/, 'S3_BUCKET is no name of a bucket'],
  [/PermanentRedirect|HTTP 301/, 'The bucket lies in another region: set S3_REGION'],
  [
    /AccessDenied|AllAccessDisabled|Forbidden|HTTP 403/,
    'The key needs s3:ListBucket, s3:ListBucketVersions, s3:GetObject, s3:PutObject, s3:DeleteObject and s3:DeleteObjectVersion',
  ],
  [/ALTNAME_INVALID/, 'The certificate is of another host: S3_URL must name the one that stands in it'],
  [/CERT_HAS_EXPIRED|CERT_NOT_YET_VALID/, 'The certificate is out of its dates: renew it, or set the clock'],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/,
    'The certificate is not trusted: name its authority in NODE_EXTRA_CA_CERTS',
  ],
  [/EPROTO|wrong version number/, 'S3_URL begins with https and what answers there does not speak TLS'],
  [/SlowDown|HTTP 50[0-4]/, 'The store is there and does not serve just now: look how it is, then start again'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ETIMEDOUT|TimeoutError|ECONNRESET/,
    'Nobody answers at S3_URL as it is set',
  ],
];

/** The same as a refusal to start, with what to do. */
export function startRefusal(what: string, error: unknown): EngineRefused {
  const said = saidBy(error);
  const [, advice] = advices.find(([words]) => words.test(said)) ?? [];
  return new EngineRefused(
    'S3',
    `${what} failed (${said})`,
    `${advice ?? 'Look at the S3_ settings'} (docs/how-to/keep-files-on-s3.md)`,
  );
}
