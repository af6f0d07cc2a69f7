import { rmSync } from 'node:fs';
import { demoPositions } from '../../../infra/demo/dist/positions.js';
import { staff, system } from '../../../infra/demo/dist/teller.js';
import { commandParts } from '../../../infra/standalone/dist/services.js';
import { CommandService } from '../../../services/command/dist/index.js';
import { atRest } from '../../support/at-rest.mjs';
import { startServer } from '../server.mjs';
import { endStories } from './ends.mjs';
import { opened, openFolder } from './folder.mjs';

/** How many colleagues of each role there are in all, the demo's own among them. */
const sizes = { HR: 12, PR: 10, SC: 30, IV: 40, OA: 8 };
const positions = 61;

/** Runs the server on the folder until everybody who follows the log has done their work. */
export async function settleMessages(folder) {
  const server = await startServer(folder, { env: { DEMO: 'on' } });
  await atRest(server.url, 300);
  await server.stop();
}

/** Sends commands through the real pipeline, in this process; answers their result, or undefined where they are refused. */
async function sender(storage) {
  const service = await CommandService.create(commandParts(storage.config, storage, undefined));
  let sent = 0;
  const send = async (caller, name, payload) => {
    sent += 1;
    const outcome = await service.pipeline.execute({ name, payload, caller, commandId: `bench ${sent}` });
    return outcome.ok ? (outcome.result ?? {}) : undefined;
  };
  return { send, load: async (name, id) => service.cache.load(name, id) };
}

/** Colleagues by role as callers, those of the demo first, and then as many more as it takes. */
async function hire(events, { send }) {
  const colleagues = {};
  const join = (id, roles) => {
    for (const role of roles) colleagues[role] = [...(colleagues[role] ?? []), staff(id, '', roles)];
  };
  for (const { type, data } of events) if (type === 'StaffAccountCreated') join(data.accountId, data.roles);
  for (const [role, size] of Object.entries(sizes))
    for (let n = colleagues[role].length; n < size; n += 1) {
      const login = `${role.toLowerCase()}.${n}`;
      const wish = { name: `同事${role}${n}`, loginName: login, roles: [role], email: `${login}@yunling.example` };
      join((await send(system, 'CreateStaffAccount', wish)).accountId, [role]);
    }
  return colleagues;
}

/** More positions of every recruiter, open and advertised. */
async function publish(count, { HR, PR }, { send }) {
  for (let n = 0; n < count; n += 1) {
    const owner = HR[n % HR.length];
    const { details } = demoPositions[n % demoPositions.length];
    const responsibleIds = [PR[n % PR.length].account.accountId];
    const wish = { details: { ...details, title: `${details.title}（${n + 2} 组）` }, responsibleIds };
    const { positionId } = await send(owner, 'CreatePosition', wish);
    await send(owner, 'OpenPosition', { positionId });
    const channel = details.track === 'SOCIAL' ? 'SOCIAL_SITE' : 'CAMPUS_SITE';
    const deadline = new Date(Date.now() + 200 * 86_400_000).toISOString();
    const ad = { positionId, details: { channel, deadline } };
    const { advertisementId } = await send(owner, 'CreateAdvertisement', ad);
    await send(owner, 'PublishAdvertisement', { advertisementId });
  }
}

async function collected(storage) {
  const events = [];
  for await (const event of opened(storage)) events.push(event);
  return events;
}

/**
 * The demo company with more colleagues and positions, and then with an end to what was under way. Answers who works there, and up to
 * where the log tells of applications as they were before they ended.
 */
export async function beginCompany(folder) {
  await settleMessages(folder);
  const storage = await openFolder(folder);
  try {
    const commands = await sender(storage);
    const demo = await collected(storage);
    const colleagues = await hire(demo, commands);
    const made = demo.filter(({ type }) => type === 'PositionCreated').length;
    await publish(positions - made, colleagues, commands);
    const before = await storage.store.head();
    await endStories(demo, commands);
    return { colleagues, before };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await storage.close();
  }
}
