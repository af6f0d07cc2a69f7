import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { asksHow, howCalled } from './usage.ts';

const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

describe('how commands are called', () => {
  it('is told of each script that calls one, and of nothing else', () => {
    const called = Object.entries(scripts).flatMap(([name, line]) => (line.includes('dist/cli.js') ? [name] : []));
    const told = [...howCalled(undefined).matchAll(/^npm run (\S+) -- /gm)].map(([, name]) => name);
    expect(told.sort()).toEqual(called.sort());
  });
  it('is told of one where that is asked, and is no folder', () => {
    expect([['export', '--help'], ['--help'], ['help'], ['topics', '-h']].map(asksHow)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(asksHow(['export', './data', './out'])).toBe(false);
    expect(howCalled('export')).toBe(
      'npm run talentlog -- export <data folder> <folder to write>  writes the log as a file (docs/how-to/move-a-log.md)',
    );
  });
});
