// `npm run bench -- --only seats [-- --people 500 --callers 64 --rounds 3 --strict]`: as many people who were invited to one session choose a time and
// confirm it, so many at once; each round has people and a session of its own.
import '../../infra/node/ensure-supported.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { atRest } from '../support/at-rest.mjs';
import { aimed, missedAims } from './aims.mjs';
import { cpuSeconds, mainThreadSeconds } from './cpu.mjs';
import { line } from './measure.mjs';
import { Person } from './person.mjs';
import { openedPosition } from './position.mjs';
import { registered } from './registered.mjs';
import { startServer } from './server.mjs';
import { Wire } from './wire.mjs';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    callers: { type: 'string', default: '64' },
    rounds: { type: 'string', default: '3' },
    strict: { type: 'boolean', default: false },
  },
});
const [people, callers, rounds] = [values.people, values.callers, values.rounds].map(Number);
const password = 'Bench#2026';
const folder = mkdtempSync(join(tmpdir(), 'talentlog-seats-'));
const hours = (count) => new Date(Date.now() + count * 3_600_000).toISOString();
/** Ten times of one day, a day for each round. */
const segmentsOf = (round) =>
  Array.from({ length: 10 }, (_, nth) => ({
    ...{ start: hours(24 * (round + 1) + nth), end: hours(24 * (round + 1) + nth + 0.5) },
    seats: Math.ceil(people / 10),
  }));

/** Does the work for each of the list, so many at once; each caller brings its own tool, where there is one. */
async function atOnce(list, work, tools = []) {
  const rest = [...list.entries()];
  const one = async (_, caller) => {
    for (let next = rest.shift(); next; next = rest.shift()) await work(next[1], next[0], tools[caller]);
  };
  await Promise.all(Array.from({ length: callers }, one));
}

/** Who arranges interviews, and for which position. */
async function company(url) {
  const admin = new Person(url);
  await admin.does('SignInWithPassword', { login: 'admin', password });
  await admin.proves(password);
  const interviewer = { name: '程野', loginName: 'interviewer', phone: '+8613700000000', roles: ['IV', 'HR'] };
  const { accountId } = (await admin.does('CreateStaffAccount', interviewer)).result;
  return { url, admin, accountId, positionId: await openedPosition(admin, '席') };
}

/** A session with everybody invited, people who were in none before: who they are, and their appointments. */
async function prepared({ url, admin, accountId, positionId }, round) {
  const seekers = [];
  const applicationIds = [];
  await atOnce(Array.from({ length: people }), async (_, index) => {
    const seeker = await registered(url, round * people + index);
    const { applicationId } = (await admin.does('CreateApplication', { jobSeekerId: seeker.jobSeekerId, positionId }))
      .result;
    await admin.does('SkipStage', { applicationId, to: 'FIRST_INTERVIEW', reason: '急招' });
    seekers.push(seeker.person);
    applicationIds.push(applicationId);
  });
  const place = { mode: 'VIDEO', videoTool: 'CONFERENCE', meetingCode: '826 410 377', contact: '0571-8800 1000' };
  const who = { principalId: accountId, interviewerIds: [accountId] };
  const facts = { name: '一场', positionId, stage: 'FIRST_INTERVIEW', place, durationMinutes: 30, ...who };
  const timed = { facts, deadline: hours(12), segments: segmentsOf(round) };
  const session = (await admin.does('CreateAppointmentSession', timed)).result;
  const { appointmentIds } = (await admin.does('InviteToSession', { ...session, applicationIds })).result;
  await admin.does('OpenAppointmentSession', session);
  const detail = await admin.asks('sessionDetail', { sessionId: session.appointmentSessionId });
  return { seekers, appointmentIds, segmentIds: detail.data.segments.map(({ segmentId }) => segmentId) };
}

/** How long each command took, in milliseconds, and how long all of them. */
async function reserved(url, { seekers, appointmentIds, segmentIds }) {
  const took = [];
  const wires = await Promise.all(Array.from({ length: callers }, () => Wire.to(url)));
  const from = performance.now();
  const both = async (person, index, wire) => {
    const seat = { appointmentId: appointmentIds[index], segmentId: segmentIds[index % segmentIds.length] };
    for (const name of ['ChooseSlot', 'ConfirmSlot']) {
      const began = performance.now();
      await wire.does(name, seat, person.cookie);
      took.push(performance.now() - began);
    }
  };
  await atOnce(seekers, both, wires);
  const seconds = (performance.now() - from) / 1000;
  for (const wire of wires) wire.end();
  return { took: took.toSorted((a, b) => a - b), seconds };
}

/** What one round comes to, by name. */
async function measured(pid, url, seats) {
  await atRest(url);
  const spent = () => [cpuSeconds(pid) ?? Number.NaN, mainThreadSeconds(pid) ?? Number.NaN];
  const before = spent();
  const { took, seconds } = await reserved(url, seats);
  // The messages to all who reserved are part of what a reservation costs.
  await atRest(url);
  const [all, answering] = spent().map((now, index) => ((now - before[index]) / took.length) * 1e6);
  const at = (share) => took[Math.floor((took.length - 1) * share)];
  return { rate: people / seconds, p50: at(0.5), p99: at(0.99), all, answering };
}

const running = await startServer(folder, { password });
try {
  const here = await company(running.url);
  const seen = [];
  // The first round warms everything up and is not counted.
  for (let round = 0; round <= rounds; round += 1)
    seen.push(await measured(running.pid, running.url, await prepared(here, round)));
  const of = (name) => seen.slice(1).map((figures) => figures[name]);
  const figures = [
    { name: 'reservations a second', values: of('rate'), least: 1500 },
    { name: 'ms a command takes at p99', values: of('p99'), most: 150 },
    { name: 'µs of processor time a command, all that follows with it', values: of('all'), most: 250 },
    { name: 'µs of it on the thread that answers', values: of('answering'), most: 120 },
  ].map(aimed);
  console.log(`${people} people reserve in one session, ${callers} at once, ${rounds} rounds; a reservation is two commands
${''.padEnd(58)}       min    median       max
${line('ms a command takes at the median', of('p50'))}
${figures.map(({ text }) => text).join('\n')}`);
  if (values.strict && figures.some(({ missed }) => missed)) process.exitCode = missedAims;
} finally {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
}
