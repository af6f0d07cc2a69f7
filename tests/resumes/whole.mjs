// `node tests/resumes/whole.mjs`: every invented resume in every format, also as another program's document.
import '../../infra/node/ensure-supported.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { withOwnPackages } from '../support/own-packages.mjs';

withOwnPackages(new URL('../fixtures/makers/', import.meta.url), 'the whole corpus of resumes');
const options = ['jest', '--selectProjects', 'int', '--testPathPatterns', 'tests/resumes/', ...process.argv.slice(2)];
const { status } = spawnSync('npx', options, {
  cwd: fileURLToPath(new URL('../../', import.meta.url)),
  env: { ...process.env, TALENTLOG_CORPUS: 'whole', NODE_OPTIONS: '--experimental-vm-modules' },
  stdio: 'inherit',
});
process.exit(status ?? 1);
