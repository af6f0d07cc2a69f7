import { expect, test } from '@jest/globals';
import { startRefusal } from './errors.ts';

/** What the client throws where the store answered; the messages are those that Amazon documents for these codes. */
const said = (name: string, status: number, message: string): Error =>
  Object.assign(new Error(message), { name, $metadata: { httpStatusCode: status } });
/** What the client throws where nobody answered. */
const cut = (code: string, message: string): Error => Object.assign(new Error(message), { code });

const rights = /The key needs s3:ListBucket, .*s3:PutObject.*s3:DeleteObjectVersion/;
const account = /Look at S3_ACCESS_KEY, S3_SECRET_KEY and S3_REGION/;
const clocks = /The clocks of the two machines differ by more than 15 minutes: set them/;
const full = /The store has no room left, or the bucket is at its quota: make room, or raise it/;
const readOnly = /The store takes no writes: let it write again, or name another one/;
const locked = /Files of people who are erased could not go: name a bucket without a default retention/;
const busy = /The store is there and does not serve just now: look how it is, then start again/;
const nobody = /Nobody answers at S3_URL as it is set/;
const certificate = /The certificate is not trusted: name its authority in NODE_EXTRA_CA_CERTS/;
const otherHost = /The certificate is of another host: S3_URL must name the one that stands in it/;
const outdated = /The certificate is out of its dates: renew it, or set the clock/;
const region = /The bucket lies in another region: set S3_REGION/;
const noBucket = /Make the bucket S3_BUCKET first; this program makes none/;

const told: readonly (readonly [error: Error, advice: RegExp])[] = [
  [said('AccessDenied', 403, 'Access Denied'), rights],
  [said('AllAccessDisabled', 403, 'All access to this Amazon S3 resource has been disabled.'), rights],
  [said('Forbidden', 403, 'UnknownError'), rights],
  [said('InvalidAccessKeyId', 403, 'The AWS access key ID that you provided does not exist in our records.'), account],
  [
    said(
      'SignatureDoesNotMatch',
      403,
      'The request signature that the server calculated does not match the signature that you provided.',
    ),
    account,
  ],
  [said('AuthorizationHeaderMalformed', 400, 'The authorization header that you provided is not valid.'), account],
  [
    said('ExpiredToken', 400, 'The provided token has expired.'),
    /The key or the role of this machine is over: give a new one/,
  ],
  [said('InvalidToken', 400, 'The provided token is malformed or otherwise not valid.'), /is over: give a new one/],
  [
    said('CredentialsProviderError', 400, 'Could not load credentials from any providers'),
    /Set S3_ACCESS_KEY and S3_SECRET_KEY, or give this machine a role/,
  ],
  [said('NoSuchBucket', 404, 'The specified bucket does not exist.'), noBucket],
  [said('InvalidBucketName', 400, 'The specified bucket is not valid.'), /S3_BUCKET is no name of a bucket/],
  [
    said(
      'PermanentRedirect',
      301,
      'The bucket that you are attempting to access must be addressed using the specified endpoint.',
    ),
    region,
  ],
  [
    said('RequestTimeTooSkewed', 403, 'The difference between the request time and the server time is too large.'),
    clocks,
  ],
  [said('QuotaExceeded', 403, 'The quota of the bucket is exceeded'), full],
  [said('XMinioStorageFull', 507, 'Storage backend has reached its minimum free drive threshold.'), full],
  [said('XMinioAdminBucketQuotaExceeded', 400, 'Bucket quota exceeded'), full],
  [said('InsufficientStorage', 507, 'UnknownError'), full],
  [said('MethodNotAllowed', 405, 'The specified method is not allowed against this resource.'), readOnly],
  [said('XMinioServerReadOnly', 403, 'The server is in read only mode.'), readOnly],
  [said('InvalidRequest', 400, 'Bucket is missing Object Lock Configuration'), locked],
  [said('AccessDenied', 403, 'Access Denied because object protected by object lock.'), locked],
  [said('SlowDown', 503, 'Please reduce your request rate.'), busy],
  [said('ServiceUnavailable', 503, 'Service is unable to handle request.'), busy],
  [said('InternalError', 500, 'An internal error occurred. Try again.'), busy],
  [cut('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:9000'), nobody],
  [cut('ENOTFOUND', 'getaddrinfo ENOTFOUND s3.example.internal'), nobody],
  [cut('ECONNRESET', 'read ECONNRESET'), nobody],
  [Object.assign(new Error('connection timed out'), { name: 'TimeoutError' }), nobody],
  [cut('SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain'), certificate],
  [cut('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'), certificate],
  [cut('UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate'), certificate],
  [cut('UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'unable to get local issuer certificate'), certificate],
  [cut('CERT_HAS_EXPIRED', 'certificate has expired'), outdated],
  [
    cut(
      'ERR_TLS_CERT_ALTNAME_INVALID',
      "Hostname/IP does not match certificate's altnames: Host: s3. is not in the cert's altnames: DNS:other",
    ),
    otherHost,
  ],
  [
    cut('EPROTO', 'write EPROTO 0:error:0A00010B:SSL routines:ssl3_get_record:wrong version number'),
    /does not speak TLS/,
  ],
  [said('Teapot', 418, 'I am one'), /Look at the S3_ settings/],
];
test.each(told.map(([error, advice]) => [`${error.name}: ${error.message}`, error, advice] as const))(
  '%s',
  (_, error, advice) => {
    const { message } = startRefusal('writing a file', error);
    expect(message).toMatch(/^S3: writing a file failed \(.+\)\. .+ \(docs\/how-to\/keep-files-on-s3\.md\)$/);
    expect(message).toMatch(advice);
    expect(message.split('\n')).toHaveLength(1);
  },
);

test('what a store says over several lines is told in one, without what its client puts before', () => {
  const error = said('AccessDenied', 403, 'AWS SDK error wrapper for Error: Access Denied\nRequestId: 42');
  expect(startRefusal('looking into the bucket files', error).message).toMatch(
    /^S3: looking into the bucket files failed \(AccessDenied, HTTP 403, Access Denied\)\. /,
  );
});
