import { S3Client } from '@aws-sdk/client-s3';
import { peerLimits } from '../../peers/peer.ts';
import type { FileStore } from '../port.ts';
import { tryBucket } from './bucket.ts';
import { S3FileStore } from './store.ts';

export interface S3Settings {
  /** Undefined: Amazon's own of the region. */
  readonly url?: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** Before every name, as `talentlog/`; empty for none. */
  readonly prefix: string;
  /** Undefined: the role of the machine, as the SDK finds it. */
  readonly key?: { readonly id: string; readonly secret: string } | undefined;
  /** Longest time for one request; default 10,000 ms. */
  readonly requestMs?: number;
}

/**
 * Opens a file store in a bucket that exists. Throws EngineRefused, with what to do, where it cannot be reached, written, read and
 * emptied by this key; `warn` is told of what works and is not wise.
 */
export async function openS3FileStore(settings: S3Settings, warn: (words: string) => void): Promise<FileStore> {
  const { url, region, key, requestMs = peerLimits.callMs } = settings;
  const client = new S3Client({
    region,
    ...(url === undefined ? {} : { endpoint: url, forcePathStyle: true }),
    ...(key === undefined ? {} : { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: peerLimits.connectMs, requestTimeout: requestMs, throwOnRequestTimeout: true },
  });
  const store = new S3FileStore(client, settings);
  await tryBucket({ client, bucket: settings.bucket, store, warn });
  return store;
}
