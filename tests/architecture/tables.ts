import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as contracts from '@talentlog/contracts';

export const root = fileURLToPath(new URL('../../', import.meta.url));
/** Sources under a folder of the tree. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => !/(^|[\\/])(node_modules|dist)[\\/]/.test(name) && /\.(ts|tsx|mjs)$/.test(name))
    .map((name) => join(folder, name));
export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
export const languages = ['zh-CN', 'en-US'];
/** Every message of a language, of all packs. */
export const words = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(join(root, 'web/src/i18n', language)).map((name) =>
      JSON.parse(textOf(`web/src/i18n/${language}/${name}`)),
    ),
  );
/** Every table the contracts export under a name ending in `Commands` or `Events`. */
function tables<T>(suffix: string): [string, T][] {
  const found = Object.entries(contracts).filter(([name]) => name.endsWith(suffix));
  return found.map(([name, table]) => [name.slice(0, -suffix.length), table as T]);
}
export const commandTables = tables<Record<string, contracts.CommandContract>>('Commands');
export const eventTables = tables<Record<string, contracts.EventContract>>('Events');
export const commands = commandTables.flatMap(([table, entries]) =>
  Object.entries(entries).map(([name, contract]) => ({ name, table, contract })),
);
export const events = eventTables.flatMap(([table, entries]) => Object.keys(entries).map((type) => ({ type, table })));
export const domainCommands = commands.filter(({ table }) => table !== 'signIn');
export const commandNames = new Set(commands.map(({ name }) => name));
export const eventTypes = new Set(events.map(({ type }) => type));
