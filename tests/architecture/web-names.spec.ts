import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { filesUnder, textOf } from './tables.ts';

/** Modules that are no component of their own: entries, routes, what hooks draw, and what frames a tree. */
const modules = /^(index|routes|main|entry-client|render|react|context|use-[a-z-]+)\.tsx$/;
/** Named after many things still; the list may only grow shorter. */
const still = ['stage-forms.tsx', 'dialogs.tsx'];

/** What is wrong with the name of a file that draws, given its text; nothing where it is right. */
function wrongWith(file: string, text: string): string | undefined {
  const name = basename(file);
  if (modules.test(name) || still.includes(name)) return undefined;
  const exported = [...text.matchAll(/^export (?:default )?(?:function|class|const) ([A-Z]\w*)/gm)].map(
    ([, one]) => one,
  );
  if (!/^[A-Z][A-Za-z]*\.tsx$/.test(name)) return `${file}: a component's file is named as the component`;
  if (exported.length > 1) return `${file}: one component a file, not ${exported.join(', ')}`;
  return exported[0] === name.slice(0, -4) ? undefined : `${file}: it exports ${exported[0] ?? 'no component'}`;
}

const drawn = filesUnder('web/src').filter((file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'));

describe('a file of the web that draws', () => {
  it('is found by the name of its one component', () => {
    expect(drawn.length).toBeGreaterThan(200);
    expect(drawn.flatMap((file) => wrongWith(file, textOf(file)) ?? [])).toEqual([]);
  });
  it('a file that draws nothing is in kebab-case', () =>
    expect(
      filesUnder('web/src')
        .map((file) => basename(file))
        .filter((name) => name.endsWith('.ts') && !/^[a-z0-9-]+(\.spec)?\.ts$/.test(name)),
    ).toEqual([]));
  it.each([
    ['many-forms.tsx', 'export function OneForm() {}', 'a component'],
    ['One.tsx', 'export function One() {}\nexport const Other = () => null;', 'one component a file'],
    ['Handing.tsx', 'export default function Other() {}', 'it exports Other'],
    ['Empty.tsx', 'export const words = 1;', 'it exports no component'],
  ])('planted %s is refused', (name, text, why) => expect(wrongWith(name, text)).toContain(why));
  it.each([
    ['One.tsx', 'export function useOne() {}\nexport function One() {}'],
    ['use-columns.tsx', 'export function useColumns() {}'],
  ])('planted %s is fine', (name, text) => expect(wrongWith(name, text)).toBeUndefined());
});
