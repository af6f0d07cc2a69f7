import { readFileSync, statSync } from 'node:fs';
import { secretNames } from './environment.ts';
import { fileKey, isKnown, isMeant, isOfPlatform, unknownKey } from './names.ts';
import { readWritten } from './written.ts';

type Given = Readonly<Record<string, string>>;

/** What was set, from wherever it comes. */
export interface Sources {
  readonly values: Given;
  /** Why it cannot be used. */
  readonly problems: readonly string[];
  /** What is told and works all the same. */
  readonly warnings: readonly string[];
}

/** What was set in the environment and in the file it names; the environment wins. Secrets may stand in files of their own. */
export function readSources(environment: Readonly<Record<string, string | undefined>>): Sources {
  const problems: string[] = [];
  const warnings: string[] = [];
  const set = Object.fromEntries(
    Object.entries(filledIn(environment)).filter(([name, value]) => !isOfPlatform(name, value)),
  );
  const path = set[fileKey];
  const file = path === undefined ? {} : fromFile(path, problems, warnings);
  problems.push(...Object.keys(set).filter(isMeant).map(unknownKey));
  const inFile = resolved(file, `in ${path ?? ''}`, problems, warnings);
  const inEnvironment = resolved(pickKnown(set), 'in the environment', problems, warnings);
  return { values: { ...inFile, ...inEnvironment }, problems, warnings };
}

/** Nothing is what an empty value sets: files of other programs write one for everything they know. */
const filledIn = (from: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(from).filter((entry): entry is [string, string] => Boolean(entry[1])));

const pickKnown = (set: Given): Given => Object.fromEntries(Object.entries(set).filter(([name]) => isKnown(name)));

function fromFile(path: string, problems: string[], warnings: string[]): Given {
  const text = contentOf(path, fileKey, problems, warnings);
  if (text === undefined) return {};
  const written = readWritten(text);
  problems.push(...written.problems.map((problem) => `${fileKey}: ${problem}`));
  const names = Object.keys(written.values).filter((name) => !isKnown(name));
  problems.push(...names.map((name) => `${fileKey}: ${unknownKey(name)}`));
  return pickKnown(filledIn(written.values));
}

/** The same with the secrets that stand in files. */
function resolved(given: Given, where: string, problems: string[], warnings: string[]): Given {
  const values: Record<string, string> = { ...given };
  for (const name of secretNames) {
    const path = given[`${name}_FILE`];
    delete values[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) problems.push(`${name} and ${name}_FILE are both set ${where}: keep one of them`);
    const content = contentOf(path, `${name}_FILE`, problems, warnings)?.trim();
    if (content === '') problems.push(`${name}_FILE names a file with nothing in it`);
    if (content) values[name] = content;
  }
  return values;
}

const largest = 1024 * 1024;
const everybodyReads = 0o004;

/** What stands in a file that holds secrets; who else may read it is told. */
function contentOf(path: string, name: string, problems: string[], warnings: string[]): string | undefined {
  try {
    const { mode, size } = statSync(path);
    if (size > largest) throw new Error('it is larger than a megabyte');
    if (process.platform !== 'win32' && (mode & everybodyReads) !== 0)
      warnings.push(`${name}: everybody on this machine may read ${path}; take that away: chmod o-r`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    problems.push(`${name} must name a file that can be read: ${path} (${code ?? message})`);
    return undefined;
  }
}
