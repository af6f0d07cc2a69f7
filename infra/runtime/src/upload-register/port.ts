import type { UploadPurpose } from '../files/uploads.ts';

/** What a virus scanner said of a file; `waiting` where none has looked at it yet. */
export type ScanState = 'waiting' | 'clean' | 'infected';

export interface UploadSeen {
  /** The media type that the checks found, whatever the sender called it. Null for files of the time before it was kept. */
  readonly type: string | null;
  readonly scan: ScanState;
}
export interface NamedUpload {
  readonly fileId: string;
  /** As the sender of a command calls it; it must be what the checks found. */
  readonly type?: string;
  /** What the command uses it for; it must have been checked for that. */
  readonly purpose?: UploadPurpose;
}
/** What is known of bytes that were stored. */
export interface UploadChecked {
  readonly type: string;
  readonly scan: ScanState;
  /** What they were checked for: an owner may name them for what they uploaded them for, and for nothing else. */
  readonly purpose: UploadPurpose;
}
/** Bytes that may be uploaded in a day of the company, by one owner and by all together. */
export interface UploadAllowance {
  readonly person: number;
  readonly all: number;
}

/**
 * Who uploaded which bytes, and what is known of them. A command may name a file only if its sender uploaded it: knowing a hash is no
 * right to attach what somebody else sent. The same file may have several owners. Times are milliseconds since 1970. Whatever it is
 * told is durable before it resolves, and telling it twice is no error.
 */
export interface UploadRegister {
  /** Takes the bytes from today's allowance, at once or not at all; else tells whose is used up. */
  spend(owner: string, bytes: number, at: number, allowance: UploadAllowance): Promise<'spent' | keyof UploadAllowance>;
  /** Said before the bytes are stored, so that nobody sweeps them meanwhile. False while the same bytes are being swept. */
  announce(fileId: string, owner: string, at: number): Promise<boolean>;
  /** Said when the bytes are stored: from now on their owner may name them. A verdict of a scanner is not taken back by `waiting`. */
  add(fileId: string, owner: string, checked: UploadChecked): Promise<void>;
  /** Undefined for a file that nobody uploaded. */
  seen(fileId: string): Promise<UploadSeen | undefined>;
  scanned(fileId: string, scan: 'clean' | 'infected'): Promise<void>;
  /** Stored files that no scanner has looked at, the oldest first. */
  unscanned(limit: number): Promise<readonly string[]>;
  /**
   * Keeps these files for a command about to name them, under an id of this attempt; false, and nothing kept, unless every one was
   * uploaded by that owner for that purpose, is called what it is, and is not being swept. A file that was ever kept and not released stays.
   */
  claim(claimId: string, files: readonly NamedUpload[], owner: string): Promise<boolean>;
  /** The command was refused: what was kept for it alone is an orphan again. */
  release(claimId: string): Promise<void>;
  /** Files uploaded before then that no command names. From now on nobody can name or announce them, until they are forgotten. */
  orphans(before: number): Promise<readonly string[]>;
  /** How many those are, or would be; nothing changes by counting. */
  countOrphans(before: number): Promise<number>;
  /** Everything that this owner uploaded and that is not forgotten. */
  ownedBy(owner: string): Promise<readonly string[]>;
  /** Everybody who uploaded these bytes. */
  ownersOf(fileId: string): Promise<readonly string[]>;
  /** The owner was erased: nothing tells any more that they uploaded something. */
  disown(owner: string): Promise<void>;
  /** Said when the bytes of an orphan are gone, or those of who was erased. */
  forget(fileId: string): Promise<void>;
  close(): Promise<void>;
}
