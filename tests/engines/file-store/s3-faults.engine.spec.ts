import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EngineRefused, type FileStore } from '@talentlog/runtime';
import type { S3Settings } from '@talentlog/runtime/s3';
import { wire } from '../wire.ts';
import { key, newBucket, opened, url } from './s3-there.ts';

describe('a start is refused, with what to do', () => {
  test.each<[string, Partial<S3Settings>, RegExp]>([
    ['a bucket that is not there', {}, /Make the bucket S3_BUCKET first/],
    ['a wrong secret', { key: { id: key.id, secret: 'another' } }, /S3_SECRET_KEY/],
    ['an unknown key', { key: { id: 'stranger', secret: 'another' } }, /S3_ACCESS_KEY/],
    ['nobody there', { url: 'http://127.0.0.1:9' }, /Nobody answers at S3_URL/],
    ['a name that nobody knows', { url: 'http://nowhere.invalid' }, /Nobody answers at S3_URL/],
    ['TLS where there is none', { url: url.replace('http:', 'https:') }, /does not speak TLS/],
  ])('%s', async (_, settings, advice) => {
    const bucket = settings.key === undefined ? 'nowhere' : await newBucket();
    const refusal = opened({ bucket, ...settings });
    await expect(refusal).rejects.toThrow(advice);
    await expect(refusal).rejects.toBeInstanceOf(EngineRefused);
    await refusal.catch((error: Error) => expect(error.message).not.toContain('another'));
  });
});

describe('over a bad line', () => {
  const line = wire(url);
  let store: FileStore;
  beforeEach(async () => {
    await line.open();
    store = await opened({ bucket: await newBucket(), url: line.url(), requestMs: 2_000 });
  });
  afterEach(() => line.close());
  const large = Buffer.alloc(2_000_000, 'talent');

  test('a slow one is waited for', async () => {
    await line.suffers('latency', { latency: 300 });
    const { fileId } = await store.put(large);
    expect(Buffer.from((await store.get(fileId)) ?? []).equals(large)).toBe(true);
  });

  test('one that is cut leaves no half of a file, and the same put works afterwards', async () => {
    await line.suffers('limit_data', { bytes: 300_000 }, 'upstream');
    await expect(store.put(large)).rejects.toThrow();
    await line.recovers();
    const id = await store.identify(large);
    expect(await store.get(id)).toBeUndefined();
    await store.put(large);
    await line.suffers('limit_data', { bytes: 300_000 });
    await expect(store.get(id)).rejects.toThrow();
    await line.recovers();
    expect(await store.get(id)).toHaveLength(large.length);
  });

  test.each([
    ['resets', 'reset_peer', { timeout: 0 }],
    ['hangs', 'timeout', { timeout: 0 }],
  ])('one that %s ends in an error, never in "not there"', async (_, kind, how) => {
    const { fileId } = await store.put(large);
    await line.suffers(kind, how);
    await expect(store.get(fileId)).rejects.toThrow();
    await expect(store.has(fileId)).rejects.toThrow();
    await expect(store.put(large)).rejects.toThrow();
    await expect(store.delete(fileId)).rejects.toThrow();
    await line.recovers();
    expect(await store.has(fileId)).toBe(true);
  });
});
