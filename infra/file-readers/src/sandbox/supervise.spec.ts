import { spawn } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { supervise } from './supervise.ts';

const rssBytes = 512 * 1024 * 1024;
const ending = (script: string, ms: number) =>
  supervise(spawn(process.execPath, ['-e', script], { stdio: 'ignore' }), { rssBytes, ms });

describe('a process that is watched', () => {
  it('that works without end is ended after the processor time it may use', async () =>
    expect(await ending('for (;;);', 600)).toBe('timeout'));

  // Elsewhere than on Linux nothing tells what a process used, and the clock decides.
  it('that waits, as for a machine that is busy, lives longer than that where processor time is counted', async () =>
    expect(await ending('setTimeout(() => {}, 3300)', 3000)).toBe(process.platform === 'linux' ? 'exited' : 'timeout'));

  it('that waits for ever is ended all the same', async () =>
    expect(await ending('setInterval(() => {}, 1000)', 300)).toBe('timeout'));
});
