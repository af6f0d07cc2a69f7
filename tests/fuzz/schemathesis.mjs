import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const version = '4.32.5';

/** The program, installed once in a folder of its own outside the project. Throws a sentence that says what is missing. */
export function schemathesis() {
  const cache =
    process.env.TALENTLOG_ENGINES ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'talentlog');
  const folder = join(cache, `schemathesis-${version}`);
  const program = join(folder, 'bin', 'schemathesis');
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  console.log(`installing schemathesis ${version} in ${folder}`);
  must(
    'python3',
    ['-m', 'venv', folder],
    'Python 3.10 or newer with its module venv (on Debian: python3-venv) is needed',
  );
  must(join(folder, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${version}`], 'PyPI has to be reachable once');
  return program;
}

function must(program, args, sentence) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${sentence}.\n${(stderr ?? '').split('\n').slice(-3).join('\n')}`);
}
