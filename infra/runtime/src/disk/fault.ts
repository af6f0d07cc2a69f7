import { StoreUnavailable } from '../event-store/port.ts';
import { messageOf, sqliteCode } from '../event-store/sqlite/errors.ts';

/** Whether what is stored can be added to, and if not, why. */
export type StorageState = 'writable' | Unwritable;
/** No room is left; nothing may be written; or the disk answers with errors. All of these may pass by themselves. */
export type Unwritable = 'full' | 'readOnly' | 'failing';
/** `unsynced`: what was written may or may not be stored, and only a fresh look at the files tells. */
export type Fault = Unwritable | 'unsynced';

const byErrno: Readonly<Record<string, Fault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'readOnly',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  EIO: 'failing',
};

/** What the disk said when something of ours could not be stored; undefined for an error that is not the disk's. */
export function faultOf(error: unknown): Fault | undefined {
  if (error instanceof StorageFault) return error.fault;
  const code = sqliteCode(error);
  if (code !== undefined) return faultOfSqlite(code);
  const { code: errno, syscall } = (error ?? {}) as { readonly code?: unknown; readonly syscall?: unknown };
  if (typeof errno !== 'string' || !Object.hasOwn(byErrno, errno)) return undefined;
  return errno === 'EIO' && /sync$/.test(String(syscall)) ? 'unsynced' : byErrno[errno];
}

function faultOfSqlite(code: string): Fault | undefined {
  if (code === 'SQLITE_FULL') return 'full';
  if (code.startsWith('SQLITE_READONLY')) return 'readOnly';
  if (/^SQLITE_IOERR_(DIR_)?FSYNC$/.test(code)) return 'unsynced';
  return /^SQLITE_(IOERR|CANTOPEN)/.test(code) ? 'failing' : undefined;
}

/** The disk did not take it: nothing of it is stored, and the same may be asked again later. */
export class StorageFault extends StoreUnavailable {
  constructor(
    readonly fault: Fault,
    cause: unknown,
  ) {
    super(`storage: ${fault} (${messageOf(cause)})`, { cause });
  }
}
