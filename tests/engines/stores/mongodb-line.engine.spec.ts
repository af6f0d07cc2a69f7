import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Company, openCompany } from '../../support/company.ts';
import { until } from '../../support/inbox.ts';
import { type Server, startServer } from '../../support/server.ts';
import { ownDatabase, url } from '../mongodb-there.ts';
import { wire } from '../wire.ts';

const there = ownDatabase();
const line = wire(url.replace('mongodb:', 'http:'));

describe('a company whose MongoDB goes away', () => {
  let server: Server;
  let company: Company;
  beforeAll(async () => {
    await line.open();
    const env = { MONGO_URL: line.url().replace('http:', 'mongodb:'), MONGO_DATABASE: there.name };
    server = await startServer({ env });
    company = await openCompany(server);
  });
  afterAll(async () => {
    await line.open().catch(() => undefined);
    await server.stop();
    await line.close();
    await there.remove();
  });
  const me = async () => (await company.admin.send('/api/session')).status;
  /** Who asks has a connection of their own, which finds the server again by itself. */
  const allAnswer = () =>
    until('answers', async () => {
      const answers = [
        await company.admin.send('/api/session'),
        await company.admin.query('policy', { policy: 'privacy' }),
      ];
      return answers.every(({ status }) => status === 200);
    });

  /** Whether the health page names the database among what keeps it from serving. */
  const isMissed = async (): Promise<boolean> => {
    const { notReady } = (await (await fetch(`${server.url}/api/health/ready`)).json()) as { notReady: string[] };
    return notReady.includes('database');
  };

  it('refuses what needs it to be tried again, and goes on by itself when it is back', async () => {
    expect(await me()).toBe(200);
    await line.close();
    await until('a refusal', async () => (await me()) === 503);
    await until('the health page to say so', isMissed);
    expect(server.runs()).toBe(true);
    await line.open();
    await allAnswer();
    await until('the health page to be content', async () => !(await isMissed()));
    await company.seeker();
  });

  it('waits for a slow one, and loses nothing to one that hangs up in the middle of calls', async () => {
    await line.suffers('latency', { latency: 300 });
    expect(await me()).toBe(200);
    await line.recovers();
    await line.suffers('reset_peer', { timeout: 0 });
    await until('a refusal', async () => (await me()) === 503);
    await line.recovers();
    await allAnswer();
    await company.seeker();
  });
});
