import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ownOfEachTest } from './own.ts';
import { type Step, sideBySide } from './side-by-side.mjs';

const own = ownOfEachTest();
afterEach(() => {
  jest.restoreAllMocks();
});

/** Says that it runs, and ends once the file is there. */
const until = (folder: string, name: string, file: string): Step => [
  name,
  process.execPath,
  [
    '-e',
    `const { existsSync, watch, writeFileSync } = require('node:fs');
     const end = () => existsSync(${JSON.stringify(join(folder, file))}) && process.exit(0);
     watch(${JSON.stringify(folder)}, end);
     writeFileSync(${JSON.stringify(join(folder, name))}, '');
     end();`,
  ],
];

describe('steps of a test run', () => {
  it('that mostly wait run beside as many others as there are cores', async () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const folder = own.folder();
    // Each of the others ends once the last has begun, which is therefore not behind them.
    const busy = Array.from({ length: availableParallelism() }, (_, at) => until(folder, `busy${at}`, 'beside'));
    const [name, command, args] = until(folder, 'beside', 'busy0');
    expect(await sideBySide([...busy, [name, command, args, { waits: true }]], {})).toEqual(
      Array.from({ length: busy.length + 1 }, () => 0),
    );
  }, 30_000);

  it('answer their codes in their order', async () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const ends = (code: number): Step => [`ends with ${code}`, process.execPath, ['-e', `process.exit(${code})`]];
    expect(await sideBySide([ends(0), ends(3), ends(0), ends(4)], {})).toEqual([0, 3, 0, 4]);
  }, 30_000);
});

const program = fileURLToPath(new URL('memory-folder.mjs', import.meta.url));
const memory = '/dev/shm';
const hasMemory = existsSync(memory) && statfsSync(memory).bavail * statfsSync(memory).bsize > 3 * 1024 ** 3;

describe('the folder in memory', () => {
  it('is gone when its process ends, and takes what a killed one left with it, not what another uses', () => {
    const script = `import(${JSON.stringify(program)}).then(({ memoryFolder }) => console.log(memoryFolder() ?? ''))`;
    const ended = Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));
    const [dead, used] = [ended, process.pid].map((pid) => join(memory, `talentlog-run-${pid}-planted`));
    if (!hasMemory || dead === undefined || used === undefined) return;
    for (const folder of [dead, used]) {
      mkdirSync(folder);
      writeFileSync(join(folder, 'events.db'), '');
    }
    try {
      const folder = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
      if (folder === '') return;
      expect(folder).toMatch(/^\/dev\/shm\/talentlog-run-\d+-/);
      expect([folder, dead, used].map((path) => existsSync(path))).toEqual([false, false, true]);
      expect(readFileSync(join(used, 'events.db'), 'utf8')).toBe('');
    } finally {
      for (const path of [dead, used]) rmSync(path, { recursive: true, force: true });
    }
  }, 30_000);
});
