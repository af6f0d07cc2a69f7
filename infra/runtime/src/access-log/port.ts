/** Somebody of the staff read a part of what is kept of a person. */
export interface PersonRead {
  /** Account of whoever read. */
  readonly readerId: string;
  readonly jobSeekerId: string;
  readonly part: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Reads of the same part of the same person by the same reader within ten minutes. */
export interface AccessRow extends Omit<PersonRead, 'at'> {
  readonly firstAt: number;
  readonly lastAt: number;
  readonly count: number;
}

export interface AccessQuestion {
  readonly readerId?: string;
  readonly jobSeekerId?: string;
  readonly limit: number;
  readonly offset: number;
}

/** Who of the staff read about whom: apart from log and views, because reading changes nothing there. Names nobody but by id. */
export interface AccessLog {
  /** Durable before it resolves; all of them or none. */
  add(reads: readonly PersonRead[]): Promise<void>;
  /** The newest first. */
  list(question: AccessQuestion): Promise<{ readonly rows: readonly AccessRow[]; readonly total: number }>;
  /** Forgets what was last read before that moment. */
  forget(before: number): Promise<void>;
  /** How many rows that would forget. */
  countOlder(before: number): Promise<number>;
  close(): Promise<void>;
}

/** Reads of one another within this time are one row. */
export const accessWindowMs = 10 * 60_000;
