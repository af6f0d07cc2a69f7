import { randomUUID } from 'node:crypto';
import {
  GetBucketVersioningCommand,
  GetObjectLockConfigurationCommand,
  ListObjectVersionsCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { EngineRefused } from '../../engine-refused.ts';
import type { FileStore } from '../port.ts';
import { startRefusal } from './errors.ts';

export interface BucketTrial {
  readonly client: S3Client;
  readonly bucket: string;
  readonly store: FileStore;
  readonly warn: (words: string) => void;
}

/**
 * Whether files can be kept in this bucket: writes, reads and removes one of its own. Throws EngineRefused, with what to do, where that
 * fails, and where the bucket would hold on to files of people who are erased.
 */
export async function tryBucket({ client, bucket, store, warn }: BucketTrial): Promise<void> {
  // A list, because what is asked for by HEAD is refused without a word.
  await tried(`looking into the bucket ${bucket}`, () =>
    client.send(new ListObjectVersionsCommand({ Bucket: bucket, MaxKeys: 1 })),
  );
  const locks = await lockOf(client, bucket);
  if (locks !== undefined)
    throw new EngineRefused(
      'S3',
      `the bucket ${bucket} locks every object (${locks})`,
      'Files of people who are erased could not go: name a bucket without a default retention (docs/how-to/keep-files-on-s3.md)',
    );
  const bytes = new TextEncoder().encode(`talentlog ${randomUUID()}`);
  const { fileId } = await tried('writing a file', () => store.put(bytes));
  const back = await tried('reading that file', () => store.get(fileId));
  await tried('removing that file', () => store.delete(fileId));
  if (back === undefined || (await tried('looking for what was removed', () => store.has(fileId))))
    throw new EngineRefused(
      'S3',
      `the bucket ${bucket} did not show at once what was written or removed`,
      'Reads must see what was written before, as those of Amazon do',
    );
  if (!(await keepsVersions(client, bucket)))
    warn(`S3: the bucket ${bucket} keeps no versions: what is removed there by mistake cannot be brought back`);
}

const tried = <T>(what: string, work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw startRefusal(what, error);
  });

/** Undefined where nothing is locked by itself, or where this key may not ask: then the trial tells. */
const lockOf = (client: S3Client, bucket: string): Promise<string | undefined> =>
  client.send(new GetObjectLockConfigurationCommand({ Bucket: bucket })).then(
    ({ ObjectLockConfiguration: lock }) => lock?.Rule?.DefaultRetention?.Mode,
    () => undefined,
  );

/** Also where it does not say. */
const keepsVersions = (client: S3Client, bucket: string): Promise<boolean> =>
  client.send(new GetBucketVersioningCommand({ Bucket: bucket })).then(
    ({ Status }) => Status === 'Enabled',
    () => true,
  );
