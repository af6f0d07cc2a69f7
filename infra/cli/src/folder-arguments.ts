/** Where the data folder stands among the arguments of a command that has so many of them. */
const places: Readonly<Record<string, { readonly at: number; readonly of: number }>> = {
  verify: { at: 0, of: 1 },
  backup: { at: 0, of: 2 },
  restore: { at: 1, of: 2 },
  'backup-keys': { at: 0, of: 2 },
  'restore-keys': { at: 1, of: 2 },
  retention: { at: 0, of: 2 },
  export: { at: 0, of: 2 },
  import: { at: 1, of: 2 },
  renew: { at: 0, of: 2 },
  'move-files': { at: 0, of: 1 },
  'move-stores': { at: 0, of: 1 },
  'move-stores-back': { at: 0, of: 1 },
};

/** The arguments of a command, with the folder that the server uses where one is left out. */
export function withDataFolder(
  name: string,
  argv: readonly string[],
  { DATA_DIR }: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const place = places[name];
  if (place === undefined || argv.length !== place.of - 1) return argv;
  return argv.toSpliced(place.at, 0, DATA_DIR || './data');
}
