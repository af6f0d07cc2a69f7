import { CredentialsMissing } from '@talentlog/command';
import { EngineRefused, faultOf, isA, KeyFileRefused, LogDamaged, LogInUse } from '@talentlog/runtime';
import { FolderRefused, StoreNotOpened } from '@talentlog/runtime/sqlite';
import { ConfigError } from './config.ts';

const disk = {
  full: 'The disk is full. Make room, then start again; nothing that was acknowledged is lost.',
  readOnly: 'The data folder cannot be written: the disk is read-only, or the folder belongs to somebody else.',
  failing:
    'The disk answers with errors. Look at the system log, move the data folder to a sound disk, then run verify.',
  unsynced: 'The disk could not keep what was written. Look at the system log, then start again.',
} as const;

/** Why the start failed, in words for whoever operates the server: the file, and what to do. A defect is told with its stack. */
export function whyNotStarted(error: unknown): string {
  if (error instanceof ConfigError || isA(error, FolderRefused)) return error.message;
  if (isA(error, CredentialsMissing) || isA(error, EngineRefused)) return `Not started: ${error.message}`;
  if (isA(error, LogDamaged) || isA(error, LogInUse)) return `Not started: ${error.message}`;
  if (isA(error, KeyFileRefused)) return `Not started: ${error.message} (docs/runbooks/data-folder.md)`;
  const { code, cause } = error as { readonly code?: string; readonly cause?: unknown };
  if (code === 'EADDRINUSE') return 'The port is taken. Choose another one: PORT=8081 npm start';
  const fault = faultOf(isA(error, StoreNotOpened) ? cause : error);
  const words = fault === undefined ? '' : ` ${disk[fault]}`;
  if (isA(error, StoreNotOpened)) return `Not started: ${error.message}${words} (docs/runbooks/data-folder.md)`;
  const told = error instanceof Error ? error : new Error(String(error));
  return fault === undefined ? (told.stack ?? told.message) : `Not started: ${told.message}.${words}`;
}
