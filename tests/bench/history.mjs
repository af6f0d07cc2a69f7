// `npm run bench -- --only history [-- --events 1000 --rounds 100]`: what an auditor waits for who looks at a long stream at any of its points, of a
// position in clear and of a resume under its person's key.
import '../../infra/node/ensure-supported.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { atRest } from '../support/at-rest.mjs';
import { isMissed, missedAims } from './aims.mjs';
import { line } from './measure.mjs';
import { Person } from './person.mjs';
import { details, openedPosition } from './position.mjs';
import { registered } from './registered.mjs';
import { startServer } from './server.mjs';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '100' },
    strict: { type: 'boolean', default: false },
  },
});
const [events, rounds] = [values.events, values.rounds].map(Number);
const password = 'Bench#2026';
const aim = 20;
const folder = mkdtempSync(join(tmpdir(), 'talentlog-history-'));
const { url, stop } = await startServer(folder, { password });

/** Milliseconds until an address is answered in full. */
async function took(admin, address) {
  const from = performance.now();
  const answer = await fetch(`${url}${address}`, { headers: { cookie: admin.cookie } });
  await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return performance.now() - from;
}
const p95 = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length * 0.95)];

try {
  const admin = new Person(url);
  await admin.does('SignInWithPassword', { login: 'admin', password });
  const positionId = await openedPosition(admin, 'long');
  const { person, jobSeekerId } = await registered(url, 1);
  for (let edit = 0; edit < events; edit += 1) {
    await admin.does('EditPosition', { positionId, details: details(`title ${edit}`) });
    const content = {
      name: 'Verification',
      start: '2020-01',
      end: '2020-06',
      untilNow: false,
      description: `round ${edit}`,
    };
    await person.does('SaveResumeBlock', { block: 'training', content: [content] });
  }
  await atRest(url, 600);
  const streams = { position: `position-${positionId}`, resume: `resume-${jobSeekerId}` };
  const all = {};
  const note = (name, time) => {
    all[name] = [...(all[name] ?? []), time];
  };
  for (let round = 0; round < rounds; round += 1)
    for (const [name, stream] of Object.entries(streams)) {
      const revision = (round * 617) % events;
      note(`${name} at a point`, await took(admin, `/api/history/${stream}/at?revision=${revision}`));
      if (round % 10 === 0) note(`${name}, its whole page`, await took(admin, `/api/history/${stream}`));
    }
  console.log(`
Milliseconds of an auditor's answers about streams of ${events} events
${''.padEnd(58)}       min    median       max`);
  for (const [name, times] of Object.entries(all))
    console.log(`${line(name, times, 1)}   p95 ${p95(times).toFixed(1)} (aim ${aim})`);
  const missed = Object.entries(all).filter(
    ([name, times]) => name.endsWith('point') && isMissed(p95(times), { most: aim }),
  );
  if (values.strict && missed.length > 0) process.exitCode = missedAims;
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
