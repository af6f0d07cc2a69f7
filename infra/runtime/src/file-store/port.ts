/** The store answers, but this one file cannot be had from it: its bytes were changed, or may not be read. */
export class UnreadableFile extends Error {}

/** Content-addressed store of uploads: the id is the SHA-256 of the bytes. */
export interface FileStore {
  /** The id that these bytes have, without storing them. */
  identify(bytes: Uint8Array): Promise<string>;
  /** Durable (file and folder synced) before it resolves; the same bytes twice are one file. */
  put(bytes: Uint8Array): Promise<{ fileId: string; size: number }>;
  /** Undefined for a file that is not there. Rejects with UnreadableFile for one that is spoilt, otherwise when the store is away. */
  get(fileId: string): Promise<Uint8Array | undefined>;
  /** Whether there is one, spoilt or not. */
  has(fileId: string): Promise<boolean>;
  delete(fileId: string): Promise<void>;
}
