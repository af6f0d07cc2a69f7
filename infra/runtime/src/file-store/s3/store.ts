import { webcrypto } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { type FileStore, UnreadableFile } from '../port.ts';
import { isArchived, isMissing } from './errors.ts';

/** A bucket, and what stands before the names of our files there. */
interface Place {
  readonly bucket: string;
  readonly prefix: string;
}

const ID = /^[0-9a-f]{64}$/;
const digest = async (bytes: Uint8Array): Promise<Buffer> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes));

/** Files as objects of a bucket; see openS3FileStore. */
export class S3FileStore implements FileStore {
  constructor(
    private readonly client: S3Client,
    private readonly place: Place,
  ) {}

  async identify(bytes: Uint8Array): Promise<string> {
    return (await digest(bytes)).toString('hex');
  }

  async put(bytes: Uint8Array): Promise<{ fileId: string; size: number }> {
    const sum = await digest(bytes);
    const fileId = sum.toString('hex');
    // The store compares the sum with what arrived: what was cut or changed on the way is refused there. Written again even if the
    // name exists: that heals a damaged copy.
    await this.client.send(
      new PutObjectCommand({
        ...this.at(fileId),
        Body: bytes,
        ContentLength: bytes.byteLength,
        ContentType: 'application/octet-stream',
        ChecksumSHA256: sum.toString('base64'),
      }),
    );
    return { fileId, size: bytes.byteLength };
  }

  async get(fileId: string): Promise<Uint8Array | undefined> {
    if (!ID.test(fileId)) return undefined;
    const bytes = await this.read(fileId);
    if (bytes !== undefined && (await this.identify(bytes)) !== fileId)
      throw new UnreadableFile(`file ${fileId} is damaged in the bucket`);
    return bytes;
  }

  private async read(fileId: string): Promise<Uint8Array | undefined> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand(this.at(fileId)));
      return await Body?.transformToByteArray();
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw isArchived(error) ? new UnreadableFile(`file ${fileId} lies in an archive of the bucket`) : error;
    }
  }

  async has(fileId: string): Promise<boolean> {
    if (!ID.test(fileId)) return false;
    return this.client.send(new HeadObjectCommand(this.at(fileId))).then(
      () => true,
      (error: unknown) => {
        if (isMissing(error)) return false;
        throw error;
      },
    );
  }

  /** With every version of it: who is erased must not stay in a bucket that keeps them. */
  async delete(fileId: string): Promise<void> {
    if (!ID.test(fileId)) return;
    for (let found = await this.versionsOf(fileId); found.length > 0; found = await this.versionsOf(fileId))
      for (const VersionId of found) await this.client.send(new DeleteObjectCommand({ ...this.at(fileId), VersionId }));
  }

  /** A page of them; what marks a deletion is a version, too. */
  private async versionsOf(fileId: string): Promise<string[]> {
    const { Bucket, Key } = this.at(fileId);
    const { Versions = [], DeleteMarkers = [] } = await this.client.send(
      new ListObjectVersionsCommand({ Bucket, Prefix: Key }),
    );
    return [...Versions, ...DeleteMarkers].flatMap(({ Key: key, VersionId = 'null' }) =>
      key === Key ? [VersionId] : [],
    );
  }

  private at(fileId: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.place.bucket, Key: `${this.place.prefix}${fileId.slice(0, 2)}/${fileId}` };
  }
}
