/**
 * Who uploaded which bytes. A command may name a file only if its sender uploaded it: knowing a hash is no right to attach what
 * somebody else sent. The same file may have several owners; an entry is never taken back.
 */
export interface UploadRegister {
  /** Durable before it resolves; telling it twice is no error. `at` is milliseconds since 1970. */
  add(fileId: string, owner: string, at: number): Promise<void>;
  /** Whether every one of these files was uploaded by that owner; true where none is named. */
  ownsAll(fileIds: readonly string[], owner: string): Promise<boolean>;
  close(): Promise<void>;
}
