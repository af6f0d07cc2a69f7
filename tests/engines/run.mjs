// `npm run test:engines -- s3 kafka ...`: the contract suites on real engines. Each is installed, started, and stopped at the end, or,
// where its address is set in the environment, used as it runs. What was asked for and cannot be had fails; with `--where-had`, as
// `npm test` asks on a machine of which it knows nothing, what cannot be installed there is told and left out.
import '../../infra/node/ensure-supported.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port.mjs';
import { engines } from './engines.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const whereHad = process.argv.includes('--where-had');
const asked = process.argv.slice(2).filter((argument) => argument !== '--where-had');
const unknown = asked.filter((name) => !Object.hasOwn(engines, name));
if (asked.length === 0 || unknown.length > 0) {
  console.error(
    `${unknown.length > 0 ? `Unknown: ${unknown.join(', ')}. ` : ''}Say which: ${Object.keys(engines).join(', ')}`,
  );
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'talentlog-engines-'));
class CannotBeHad extends Error {}
/** @type {(() => void)[]} */
const ends = [];
/** What runs by now, and how it is reached. */
const running = new Map();
process.once('exit', () => {
  for (const end of ends.reverse()) end();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

let failed = 0;
for (const name of asked) {
  const { needs = [], settings, suite } = engines[name];
  try {
    const env = { ...process.env };
    const own = engines[name].address === undefined ? [] : [name];
    for (const script of [...needs, ...own]) Object.assign(env, await started(script, engines[script] ?? {}, env));
    Object.assign(env, settings?.(env));
    const { status } = spawnSync(
      'npx',
      ['jest', '--selectProjects', 'engines', '--runInBand', '--testPathPatterns', suite],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --experimental-vm-modules`.trim() },
      },
    );
    if (status !== 0) throw new Error('its suite failed');
    console.log(`ok   ${name}`);
  } catch (error) {
    const isLeftOut = whereHad && error instanceof CannotBeHad;
    if (!isLeftOut) failed += 1;
    console.error(`${isLeftOut ? 'not had' : 'FAIL'} ${name}: ${error.message}`);
  }
}
process.exit(failed === 0 ? 0 : 1);

/** The address of the engine as variables; starts it unless the environment has them. */
async function started(
  script,
  { address, elsewhere, script: file = script, secrets = {}, ports: wanted = 1, at: addressOf },
  env,
) {
  if (address !== undefined && env[address] !== undefined) return {};
  if (elsewhere) throw new CannotBeHad(`${script} can only be used where it runs already: set ${address}`);
  if (running.has(script)) return running.get(script);
  const ports = [];
  while (ports.length < wanted) {
    const port = await freePort();
    if (!ports.includes(port)) ports.push(port);
  }
  const own = join(folder, script);
  const known = { ...secrets, ENGINE_PORT: String(ports[0]), ENGINE_PORTS: ports.join(' '), ENGINE_FOLDER: own };
  const at = join(root, 'infra/engines', `${file}.sh`);
  const say = (verb) =>
    spawnSync(at, [verb], { env: { ...env, ...known }, stdio: ['ignore', 'inherit', 'inherit'] }).status;
  if (say('install') !== 0) throw new CannotBeHad(`${script} could not be installed`);
  const log = `${own}.log`;
  const told = openSync(log, 'w');
  const child = spawn(at, ['start'], { env: { ...env, ...known }, stdio: ['ignore', told, told] });
  ends.push(() => say('stop'));
  const limit = Date.now() + 120_000;
  while (spawnSync(at, ['ready'], { env: { ...env, ...known } }).status !== 0) {
    if (child.exitCode !== null || Date.now() > limit)
      throw new Error(`${script} did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`);
    await new Promise((go) => setTimeout(go, 100));
  }
  const named = script.toUpperCase();
  const reached = {
    ...secrets,
    ...(wanted === 1 ? {} : { ENGINE_PORTS: known.ENGINE_PORTS }),
    [`${named}_FOLDER`]: own,
    [address ?? `${named}_URL`]: addressOf?.(ports) ?? `http://127.0.0.1:${ports[0]}`,
  };
  running.set(script, reached);
  return reached;
}
