/** How each command is called, and what it is for. A data folder that is left out is that of `DATA_DIR`. */
const usage = {
  verify: ['<data folder>', 'proves the log and what lies beside it'],
  backup: ['<data folder> <folder to write>', 'copies the log, its ledger and the list of the erased'],
  restore: ['<backup> <data folder> [list of the erased]', 'brings a backup back, without who was erased since'],
  'backup-keys': ['<data folder> <folder to write>', 'copies the keys of persons'],
  'restore-keys': ['<copy> <data folder> [list of the erased]', 'brings them back'],
  export: ['<data folder> <folder to write>', 'writes the log as a file (docs/how-to/move-a-log.md)'],
  import: ['<export> <new data folder>', 'makes a log of such a file'],
  renew: ['<data folder> <store>', 'makes a store new that is lost for good'],
  retention: ['<data folder> --dry-run', 'says of whom the server would let go now'],
  'move-files': ['<data folder>', 'brings uploaded files into the bucket'],
  'move-stores': ['<data folder>', 'brings stores into the database'],
  'move-stores-back': ['<data folder>', 'brings them back into files'],
  topics: ['[check]', 'makes the topics of Kafka, or says what differs'],
  parked: ['--base <address> list|retry|discard', 'looks after what could not be done'],
} as const;

export type Command = keyof typeof usage;

/** Whether somebody wants to be told, and nothing be done. */
export const asksHow = (argv: readonly string[]): boolean =>
  argv[0] === 'help' || argv.some((one) => one === '--help' || one === '-h');

/** How this one is called, or all of them. */
export function howCalled(name: string | undefined): string {
  const known = Object.entries(usage).filter(([one]) => !Object.hasOwn(usage, name ?? '') || one === name);
  const calls = known.map(([one, [given, why]]) => [`npm run talentlog -- ${one} ${given}`, why] as const);
  const widest = Math.max(...calls.map(([call]) => call.length));
  return calls.map(([call, why]) => `${call.padEnd(widest)}  ${why}`).join('\n');
}
