import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { asksHow, howCalled } from './usage.ts';

const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

/** Written by hand: what an operator can run. */
const commands = [
  ...['backup', 'backup-keys', 'export', 'import', 'move-files', 'move-stores', 'move-stores-back', 'parked', 'renew'],
  ...['restore', 'restore-keys', 'retention', 'topics', 'verify'],
];

describe('how commands are called', () => {
  it('is told of each script that calls one, and of nothing else', () => {
    const called = Object.entries(scripts).flatMap(([name, line]) =>
      line.includes('infra/cli/dist/main.js') ? [name] : [],
    );
    const told = [...howCalled(undefined).matchAll(/^npm run (\S+) -- (\S+)/gm)];
    expect([...new Set(told.map(([, script]) => script))]).toEqual(called);
    expect(told.map(([, , name]) => name).sort()).toEqual(commands);
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
