import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const source = readFileSync(new URL('./icons.ts', import.meta.url), 'utf8');
const listed = [...(source.match(/usedIcons = \[(.*?)\]/s)?.[1] ?? '').matchAll(/'([a-z-]+)'/g)].map(
  ([, name]) => name,
);
const globbed = (source.match(/paths\/\{([a-z,-]+)\}\.js/)?.[1] ?? '').split(',');
const folder = new URL('../../../../node_modules/@blueprintjs/icons/lib/esm/generated/', import.meta.url);

describe('icons', () => {
  it('are bundled exactly as listed', () => {
    expect(listed.length).toBeGreaterThan(10);
    expect(globbed).toEqual(listed);
  });
  it.each(listed)('%s exists in both sizes where the library keeps its drawings', (name) => {
    for (const size of ['16px', '20px']) expect(existsSync(new URL(`${size}/paths/${name}.js`, folder))).toBe(true);
  });
});
