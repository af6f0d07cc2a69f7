import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { javaScriptOf, packages, sourcesOf } from '../../infra/standalone/transpile.mjs';

const sources = packages().flatMap((folder) => sourcesOf(folder).map((name) => join(folder, 'src', name)));

describe('what npm start runs', () => {
  it('is every source, and none that only tests use', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((file) => /\.(spec|fixture|d)\.ts$/.test(file))).toEqual([]);
  });

  it('imports what was made of the other sources, not the sources', async () => {
    const left = await Promise.all(
      sources.map(async (file) =>
        /(?:from|import\() ?['"]\.[^'"]*\.ts['"]/.test(await javaScriptOf(file)) ? [file] : [],
      ),
    );
    expect(left.flat()).toEqual([]);
  });

  it('keeps the types of constructors, by which Nest hands out', async () => {
    const [service] = sources.filter((file) => file.endsWith('followers.controller.ts'));
    expect(await javaScriptOf(service ?? '')).toContain('design:paramtypes');
  });
});
