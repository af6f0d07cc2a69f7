// `npm run bench -- --only rename [-- --applications 50000 --rounds 20 --strict]`: from the wish to rename a position to a screen that shows its new
// name, beside a position with one application, in interleaved rounds; and how long somebody else, who asks for a position meanwhile, waits.
import '../../infra/node/ensure-supported.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { atRest } from '../support/at-rest.mjs';
import { aimed, missedAims } from './aims.mjs';
import { line } from './measure.mjs';
import { Person } from './person.mjs';
import { openedPosition } from './position.mjs';
import { look, rename, waitedDuring } from './rename-times.mjs';
import { startServer } from './server.mjs';
import { writeApplications } from './write-applications.mjs';

const { values } = parseArgs({
  options: {
    applications: { type: 'string', default: '50000' },
    rounds: { type: 'string', default: '20' },
    strict: { type: 'boolean', default: false },
  },
});
const [applications, rounds] = [values.applications, values.rounds].map(Number);
const password = 'Bench#2026';
const folder = mkdtempSync(join(tmpdir(), 'talentlog-rename-'));
const server = () => startServer(folder, { password });
async function signedIn(url) {
  const admin = new Person(url);
  await admin.does('SignInWithPassword', { login: 'admin', password });
  return admin;
}

let running = await server();
try {
  const first = await signedIn(running.url);
  const { accountId } = (
    await (await fetch(`${running.url}/api/session`, { headers: { cookie: first.cookie } })).json()
  ).account;
  const positions = { many: await openedPosition(first, '多'), one: await openedPosition(first, '一') };
  await running.stop();
  const written = performance.now();
  await writeApplications(folder, { positionId: positions.many, hrOwnerId: accountId }, applications);
  await writeApplications(folder, { positionId: positions.one, hrOwnerId: accountId }, 1);
  console.log(`${applications} applications written in ${((performance.now() - written) / 1000).toFixed(0)} s`);
  const started = performance.now();
  running = await server();
  await atRest(running.url, 1800);
  console.log(`every view caught up ${((performance.now() - started) / 1000).toFixed(0)} s after the start`);
  const admin = await signedIn(running.url);
  const other = await signedIn(running.url);
  const seen = { many: [], one: [], page: [], waited: [] };
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, positionId] of Object.entries(positions)) {
      const { seen: took } = await rename(admin, positionId, `${name} ${round}`);
      await atRest(running.url);
      if (round > 0) seen[name].push(took);
      if (round === 0 || name !== 'many') continue;
      seen.page.push(await look(admin, positionId));
      seen.waited.push(
        await waitedDuring(other, positions.one, () => rename(admin, positionId, `${name} ${round} again`)),
      );
      await atRest(running.url);
    }
  const aims = [
    aimed({ name: `a position with ${applications} applications`, values: seen.many, digits: 1, most: 100 }),
    aimed({ name: 'the longest wait of another reader meanwhile', values: seen.waited, digits: 1, most: 20 }),
  ];
  console.log(`
Milliseconds from the command to a page of applications with the new name, ${rounds} interleaved rounds
${''.padEnd(58)}       min    median       max
${aims.map(({ text }) => text).join('\n')}
${line('a position with one application', seen.one, 1)}
${line('the page alone, nothing renamed', seen.page, 1)}
${line(
  'many / one',
  seen.many.map((took, round) => took / seen.one[round]),
  2,
)}`);
  if (values.strict && aims.some(({ missed }) => missed)) process.exitCode = missedAims;
} finally {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
}
