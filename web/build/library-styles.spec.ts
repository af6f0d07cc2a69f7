import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { withoutUnused } from './css-rules.mjs';
import { usedClasses } from './library-styles.mjs';

const staff = fileURLToPath(new URL('../src/staff/', import.meta.url));
const sources = readdirSync(staff, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name),
);

describe('rules of a style sheet', () => {
  it('go where nothing has their classes, and only then', () => {
    const css = `/* .gone{} */ .here{a:b} .gone{a:b} .gone,.here{c:d} .here:not(.gone){e:f} .here:is(.gone,.on){g:h}
      @media print{.gone{a:b}} @media (x){.here .gone{a:b} .here{i:j}} @keyframes k{from{a:b}to{c:d}} :root{--x:1}`;
    const left = withoutUnused(css, (names: string[]) => !names.includes('gone'));
    expect(left.split('\n')).toEqual([
      ...['.here{a:b}', '.here{c:d}', '.here:not(.gone){e:f}', '.here:is(.gone,.on){g:h}', '@media (x){.here{i:j}}'],
      ...['@keyframes k{from{a:b}to{c:d}}', ':root{--x:1}'],
    ]);
  });
});

describe('classes of the component library', () => {
  const areUsed = usedClasses();

  it.each([
    'button',
    'button-spinner',
    'control-indicator',
    'dialog-footer-actions',
    'html-select',
    'hotkey-column',
    'input-group',
    'intent-danger',
    'menu-item',
    'omnibar-overlay',
    'outlined',
    'overlay-enter-active',
    'popover-exit',
    'progress-meter',
    'switch',
    'tag-input-values',
  ])('%s is kept', (name) => expect(areUsed([`bp6-${name}`])).toBe(true));

  it.each(['tree-node', 'navbar', 'multistep-dialog-panels', 'slider-handle', 'breadcrumb', 'toast-enter'])(
    '%s is not: nothing here draws it',
    (name) => expect(areUsed([`bp6-${name}`])).toBe(false),
  );

  it('our own stay', () => expect(areUsed(['rail', 'is-on'])).toBe(true));

  it('success and warning are intents of a bar of progress alone', () => {
    const having = sources.filter((name) =>
      /intent.*['"](success|warning)['"]/i.test(readFileSync(join(staff, name), 'utf8')),
    );
    expect(having).toEqual(['ui/bulk/BulkDialog.tsx']);
    expect(areUsed(['bp6-progress-bar', 'bp6-intent-success'])).toBe(true);
    expect(areUsed(['bp6-button', 'bp6-intent-success'])).toBe(false);
  });
});
