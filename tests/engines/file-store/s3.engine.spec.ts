import { DeleteObjectCommand, PutBucketVersioningCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from '@jest/globals';
import { fileStoreContract } from './contract.ts';
import { client, everything, heard, newBucket, opened } from './s3-there.ts';

const nameOf = (fileId: string) => `files/${fileId.slice(0, 2)}/${fileId}`;

for (const versions of ['none', 'Enabled'] as const)
  fileStoreContract(`S3, versions: ${versions}`, async () => {
    const bucket = await newBucket(versions);
    return {
      open: () => opened({ bucket, prefix: 'files/' }),
      damage: async (fileId) => {
        await client.send(new PutObjectCommand({ Bucket: bucket, Key: nameOf(fileId), Body: 'other' }));
      },
      remove: async () => undefined,
    };
  });

describe('a bucket', () => {
  const bytes = new TextEncoder().encode('简历');

  test.each(['none', 'Enabled'] as const)('with versions %s lets go of every one of a file', async (versions) => {
    const bucket = await newBucket(versions);
    const store = await opened({ bucket, prefix: 'files/' });
    const { fileId } = await store.put(bytes);
    await store.put(bytes);
    // Somebody removed it by hand: a marker lies above the versions.
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: nameOf(fileId) }));
    await store.put(bytes);
    const other = await store.put(new TextEncoder().encode('another'));
    await store.delete(fileId);
    expect(await everything(bucket)).toEqual([nameOf(other.fileId)]);
  });

  test('that began to keep versions lets go of what it had before, too', async () => {
    const bucket = await newBucket();
    const store = await opened({ bucket });
    const { fileId } = await store.put(bytes);
    await client.send(
      new PutBucketVersioningCommand({ Bucket: bucket, VersioningConfiguration: { Status: 'Enabled' } }),
    );
    await store.put(bytes);
    await store.delete(fileId);
    expect(await everything(bucket)).toEqual([]);
  });

  test('that keeps no versions is told of, one that does is not, and neither holds what was tried', async () => {
    heard.length = 0;
    const [kept, plain] = [await newBucket('Enabled'), await newBucket()];
    await opened({ bucket: kept });
    expect(heard).toEqual([]);
    await opened({ bucket: plain });
    expect(heard).toEqual([expect.stringContaining(`the bucket ${plain} keeps no versions`)]);
    expect([await everything(kept), await everything(plain)]).toEqual([[], []]);
  });
});
