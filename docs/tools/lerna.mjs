// `node docs/tools/lerna.mjs list`: versions and scripts of all packages, by lerna.json. Fetched at its first use: nothing else needs it.
import '../../infra/node/ensure-supported.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { withOwnPackages } from '../../tests/support/own-packages.mjs';

const own = new URL('lerna/', import.meta.url);
withOwnPackages(own, 'lerna');
const program = fileURLToPath(new URL('node_modules/lerna/dist/cli.js', own));
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
