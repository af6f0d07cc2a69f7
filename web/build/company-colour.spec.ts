import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { usedStyles } from './library-styles.mjs';

const fileOf = (path: string) => fileURLToPath(new URL(`../../node_modules/@blueprintjs/${path}`, import.meta.url));
const sheets = ['core/lib/css/blueprint.css', 'select/lib/css/blueprint-select.css'].map(fileOf);
/** One of the colours that it names and no rule asks for. */
const palette = /--bp-palette-cerulean-\d:[^;}]*/g;
const styles = sheets
  .map((id) => usedStyles().transform(readFileSync(id, 'utf8'), id)?.code ?? '')
  .join('\n')
  .replace(palette, '');

/** Whether somebody would call it blue: the hue lies between cyan and violet, and it is no grey. */
function isBlue(red: number, green: number, blue: number): boolean {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  return most === blue && most - least > 60 && green >= red;
}

it('leaves no blue of its own in what is taken of the library', () => {
  expect(styles).not.toContain('var(--bp-palette-cerulean');
  const hex = [...styles.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/gi)].map(([whole, ...parts]) => ({
    whole,
    parts: parts.map((part) => Number.parseInt(part, 16)),
  }));
  const rgb = [...styles.matchAll(/rgba?\((\d+), ?(\d+), ?(\d+)/g)].map(([whole, ...parts]) => ({
    whole,
    parts: parts.map(Number),
  }));
  const blues = [...hex, ...rgb].filter(({ parts: [red = 0, green = 0, blue = 0] }) => isBlue(red, green, blue));
  expect([...new Set(blues.map(({ whole }) => whole))]).toEqual([]);
});

it('asks the theme for names it has', () => {
  const theme = readFileSync(new URL('../src/staff/app/theme.css', import.meta.url), 'utf8');
  const asked = new Set([...styles.matchAll(/var\((--accent[\w-]*)\)/g)].map(([, name = '']) => name));
  expect([...asked].sort()).toEqual([
    ...['--accent', '--accent-fill', '--accent-fill-active', '--accent-fill-hover', '--accent-mark'],
  ]);
  for (const name of asked) expect(theme).toContain(`${name}:`);
});
