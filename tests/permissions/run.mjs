// `node tests/permissions/run.mjs [--shard 1/4] [--only WORD] [--cells PATTERN]`: every cell of docs/permissions.md, then every fault, one at a
// time, on one running server; or the cells and faults whose names match. A fault that no cell notices is printed, and the exit code says so. Wants the built output.
import '../../infra/node/ensure-supported.mjs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../support/server.ts';
import { cellsOf } from './cells.ts';
import { differences } from './differences.ts';
import { faultsOf, unnoticed } from './injected.ts';
import { openWorld } from './world.ts';

const { values } = parseArgs({
  options: { shard: { type: 'string' }, only: { type: 'string' }, cells: { type: 'string' } },
});
const [shard = 1, of = 1] = (values.shard ?? '').split('/').filter(Boolean).map(Number);

const seconds = (from) => ((Date.now() - from) / 1000).toFixed(1);
const folder = mkdtempSync(join(tmpdir(), 'talentlog-permissions-'));
const file = join(folder, 'fault');
writeFileSync(file, '');
const begun = Date.now();
const faultSwitch = new URL('./switch.mjs', import.meta.url).href;
const server = await startServer({ env: { PERMISSIONS_FAULT: file, NODE_OPTIONS: `--import ${faultSwitch}` } });
let wrong;
try {
  const cells = cellsOf(await openWorld(server));
  console.log(`${cells.length} cells after ${seconds(begun)} s`);
  const walk = Date.now();
  wrong = await differences(cells.filter(({ name }) => new RegExp(values.cells ?? '').test(name)));
  for (const line of wrong) console.log(line);
  console.log(`walked in ${seconds(walk)} s, ${wrong.length} not as the page says`);
  const mine = faultsOf(cells)
    .filter(({ name }) => name.includes(values.only ?? ''))
    .filter((_fault, index) => index % of === shard - 1);
  const injecting = Date.now();
  let tried = 0;
  const missed = await unnoticed(mine, file, (name, isNoticed) => {
    tried += 1;
    if (!isNoticed) console.log(`unnoticed: ${name}`);
    if (tried % 50 === 0) console.log(`${tried} of ${mine.length} faults in ${seconds(injecting)} s`);
  });
  console.log(`${mine.length} faults in ${seconds(injecting)} s, ${missed.length} unnoticed`);
  wrong.push(...missed);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = wrong.length === 0 ? 0 : 1;
