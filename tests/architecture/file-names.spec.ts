import { describe, expect, it } from '@jest/globals';
import { commandNames, filesUnder } from './tables.ts';

const folders = ['contracts/src', 'domain/src', 'infra', 'services', 'web', 'tests', 'docs/tools'];

/** Words in -ing that name a thing: of the glossary, of the field, or what a person sees. Anything else names what is done, not what is there. */
const nouns = new Set(
  'screening onboarding beginning mapping setting standing posting signing loading nothing missing pending testing meeting'.split(
    ' ',
  ),
);
/** `CancelScreening`, `cancel-screening` and `3-screening` are told as words. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-.]/);
const commandFiles = new Set([...commandNames].map((name) => wordsOf(name).join('-')));

/** The part of a path that is a gerund: a command's file is named as the command is. */
function gerundIn(path: string): string | undefined {
  return path
    .replace(/(\.(spec|int|fixture|module))*\.(tsx?|mjs)$/, '')
    .split(/[\\/]/)
    .find((name) => !commandFiles.has(name) && wordsOf(name).some((word) => word.endsWith('ing') && !nouns.has(word)));
}

describe('the name of a file or folder', () => {
  it('tells what is in it, not what is done', () =>
    expect(folders.flatMap(filesUnder).filter((path) => gerundIn(path) !== undefined)).toEqual([]));

  it.each([
    'services/notifier/src/sending.ts',
    'services/notifier/src/queueing.spec.ts',
    'services/query/src/projecting/feed.ts',
    'infra/runtime/src/resume-parsing/child/main.ts',
    'web/src/ui/DateParsing.tsx',
    'domain/src/offer/closing.ts',
  ])('is refused as %s', (path) => expect(gerundIn(path)).toBeDefined());

  it.each([
    'domain/src/account/cancel-closing.ts',
    'domain/src/screening-item/assign-screening.spec.ts',
    'services/query/src/testing/company.ts',
    'web/src/ui/Setting.tsx',
  ])('may be %s', (path) => expect(gerundIn(path)).toBeUndefined());

  it('is looked at in every package', () =>
    expect(new Set(folders.flatMap(filesUnder).map((path) => path.split('/')[0])).size).toBe(folders.length));
});
