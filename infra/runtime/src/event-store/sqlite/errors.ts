/**
 * SQLite's code of an error (`SQLITE_FULL`), or undefined when it is no error of SQLite. By its shape, not its class, because each
 * thread and each program that loads the library has a class of its own.
 */
export function sqliteCode(error: unknown): string | undefined {
  if (error === null || typeof error !== 'object') return undefined;
  const { name, code } = error as { readonly name?: unknown; readonly code?: unknown };
  return name === 'SqliteError' && typeof code === 'string' ? code : undefined;
}

export const messageOf = (error: unknown): string =>
  (error as { readonly message?: string } | null)?.message ?? String(error);
