// `npm start`: says in plain words what is missing, builds what changed, then starts everything in this process.
import '../node/ensure-supported.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const fail = (sentence) => {
  console.error(`\n${sentence}\n`);
  process.exit(1);
};

if (!existsSync(`${root}node_modules/typescript`)) fail('The packages are not installed yet. Run: npm ci && npm start');

console.log('Building what changed ...');
const { transpile } = await import('./transpile.mjs');
await transpile().catch(({ message }) => fail(`The build failed: ${message}`));
const web = spawnSync(process.execPath, ['build.mjs'], { cwd: `${root}web`, stdio: ['ignore', 'inherit', 'inherit'] });
if (web.status !== 0) fail('The build failed; the lines above say where.');

await import('./dist/main.js');
