import { randomUUID } from 'node:crypto';
import {
  CreateBucketCommand,
  ListObjectVersionsCommand,
  PutBucketVersioningCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { openS3FileStore, type S3Settings } from '@talentlog/runtime/s3';
import { docxParts, paragraphs, zipOf } from '../../../infra/file-readers/src/zip.fixture.ts';
import { given } from '../given.ts';

/** The S3 of this run. */
export const url = given('S3_URL');
export const key = { id: given('S3_ACCESS_KEY'), secret: given('S3_SECRET_KEY') };
export const client = new S3Client({
  endpoint: url,
  region: 'us-east-1',
  forcePathStyle: true,
  credentials: { accessKeyId: key.id, secretAccessKey: key.secret },
});
/** What was said at starts that went well. */
export const heard: string[] = [];
/** A file store there, as a start opens it. */
export const opened = (settings: Partial<S3Settings>) =>
  openS3FileStore({ url, region: 'us-east-1', bucket: 'nowhere', prefix: '', key, ...settings }, (words) =>
    heard.push(words),
  );

/** A bucket of its own. */
export async function newBucket(versions: 'Enabled' | 'none' = 'none'): Promise<string> {
  const Bucket = `talentlog-${randomUUID()}`;
  await client.send(new CreateBucketCommand({ Bucket }));
  if (versions === 'Enabled')
    await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: 'Enabled' } }));
  return Bucket;
}

/** The names of all that lies in a bucket, versions and marks too. */
export const everything = async (Bucket: string) => {
  const { Versions = [], DeleteMarkers = [] } = await client.send(new ListObjectVersionsCommand({ Bucket }));
  return [...Versions, ...DeleteMarkers].map(({ Key }) => Key);
};

/** A document with these words. */
export const docx = (text: string) => zipOf(docxParts(paragraphs(text)));
/** What a server has that keeps its files in its folder, whatever this suite was told. */
export const noBucket = { S3_URL: undefined, S3_ACCESS_KEY: undefined, S3_SECRET_KEY: undefined };
