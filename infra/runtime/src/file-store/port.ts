/** Content-addressed store of uploads: the id is the SHA-256 of the bytes. */
export interface FileStore {
  /** Durable (file and folder synced) before it resolves; the same bytes twice are one file. */
  put(bytes: Uint8Array): Promise<{ fileId: string; size: number }>;
  get(fileId: string): Promise<Uint8Array | undefined>;
  delete(fileId: string): Promise<void>;
}
