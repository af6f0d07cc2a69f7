import { LogDamaged } from '../admin.ts';
import { messageOf, sqliteCode } from './errors.ts';

/** Why the writer of a log ended, as it crosses threads: an error itself arrives without its class, one of SQLite without its words. */
export interface WriterFailure {
  readonly kind: 'damaged' | 'sqlite' | 'other';
  readonly message: string;
  readonly code?: string;
}

export function failureOf(error: unknown): WriterFailure {
  const message = messageOf(error);
  const code = sqliteCode(error);
  if (code !== undefined) return { kind: 'sqlite', message, code };
  return { kind: error instanceof LogDamaged ? 'damaged' : 'other', message };
}

/** The error again, of its class or, where it is SQLite's, of its shape. */
export function errorOf({ kind, message, code }: WriterFailure): Error {
  if (kind === 'damaged') return new LogDamaged(message);
  return kind === 'sqlite' ? Object.assign(new Error(message), { name: 'SqliteError', code }) : new Error(message);
}
