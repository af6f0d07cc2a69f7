import { spawnSync } from 'node:child_process';

/** At most `count` of these, spread over all of them; others with every commit, the same ones within one. */
export function sampleByCommit(all, count) {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' });
  const seed = Number.parseInt(stdout.slice(0, 8), 16) || 0;
  const step = Math.max(1, Math.floor(all.length / count));
  return Array.from({ length: Math.min(count, all.length) }, (_, n) => all[(seed + n * step) % all.length]);
}
