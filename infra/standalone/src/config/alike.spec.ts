import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../config.ts';
import { alikeNames, differingFrom, digestsOf } from './alike.ts';

const secret = { LOG_SECRET: 'x'.repeat(32) };
/** Where a name of a database and a folder of a bucket have a meaning. */
const both = { ...secret, MONGO_URL: 'mongodb://db/', S3_BUCKET: 'files' };
const differing = (here: Record<string, string>, there: Record<string, string>) =>
  differingFrom(digestsOf(readConfig({ ...both, ...here })), digestsOf(readConfig({ ...both, ...there })));

describe('settings that processes of one company have alike', () => {
  it.each([
    ['CLAMD_HOST', 'clamd'],
    ['UPLOAD_MB_PER_DAY', '7'],
    ['S3_PREFIX', 'files/'],
    ['MONGO_DATABASE', 'other'],
    ['SMS_COUNTRIES', 'US'],
    ['SMS_PER_HOUR', '7'],
    ['SMTP_HOST', 'mail.example'],
    ['SMTP_PASSWORD', 'another one'],
    ['OIDC_NAME', 'Company'],
    ['PUBLIC_URL', 'https://talent.example'],
    ['HR_CORE_URL', 'https://sap.example'],
    ['DEV_INBOX', 'off'],
    ['CODES_PER_ADDRESS_PER_HOUR', '7'],
    ['WEBHOOK_NETWORKS', '10.0.0.0/8'],
  ])('are named where they differ: %s', (name, value) => {
    expect(differing({ [name]: value }, {})).toEqual([name]);
    expect(differing({}, { [name]: value })).toEqual([name]);
    expect(differing({ [name]: value }, { [name]: value })).toEqual([]);
  });

  it.each([
    ['PORT', '8081'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318'],
    ['LOG_LEVEL', 'info'],
    ['READS_PER_ADDRESS_PER_MINUTE', '7'],
    ['DATA_DIR', './elsewhere'],
  ])('are no matter where each has its own: %s', (name, value) => expect(differing({ [name]: value }, {})).toEqual([]));

  it('tell nobody a value who does not know the secret, nor which two are the same', () => {
    const one = digestsOf(readConfig({ ...secret, SMTP_USER: 'same', SMTP_PASSWORD: 'same' }));
    expect(one.SMTP_USER).not.toBe(one.SMTP_PASSWORD);
    const other = digestsOf(readConfig({ LOG_SECRET: 'y'.repeat(32), SMTP_USER: 'same', SMTP_PASSWORD: 'same' }));
    expect(alikeNames.filter((name) => one[name] === other[name])).toEqual([]);
  });
});
