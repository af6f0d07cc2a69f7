import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atRest } from '../support/at-rest.mjs';
import {
  type Advertised,
  type Colleague,
  type Company,
  deliver,
  openCompany,
  type Seeker,
} from '../support/company.ts';
import { inbox } from '../support/inbox.ts';
import { inDays, position } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

const killer = new URL('./ended-thread.mjs?workers', import.meta.url).href;
const ends = 2;
/** Applications and advertisements right before each end, and as many while the thread is away. */
const many = 3;
/** Milliseconds until an advertisement begins: some become due while the thread is away. */
const soon = 300;

describe('a thread of the workers that ends in the middle of its work', () => {
  let server: Server;
  let company: Company;
  let hr: Colleague;
  let seekers: readonly Seeker[];
  let advertised: Advertised;

  beforeAll(async () => {
    server = await startServer({ env: { NODE_OPTIONS: `--import ${killer}` } });
    company = await openCompany(server);
    hr = await company.hire('hr', 'HR');
    advertised = await company.advertise(hr.browser);
    seekers = await Promise.all(Array.from({ length: ends * many * 2 }, () => company.seeker()));
    await atRest(server.url);
  }, 120_000);
  afterAll(() => server.stop());

  /** What the health page tells an administrator about the workers. */
  const told = async () => {
    const { body } = await company.admin.send('/api/health');
    const { status, parts } = body as unknown as { status: string; parts: { workers: { detail: string } } };
    return { status, workers: parts.workers.detail };
  };

  /** One that is published by its timer. */
  async function planned(): Promise<string> {
    const { browser } = hr;
    const { positionId } = await browser.does('CreatePosition', { details: position, responsibleIds: [] });
    await browser.does('OpenPosition', { positionId });
    const publishAt = new Date(Date.now() + soon).toISOString();
    const details = { channel: 'SOCIAL_SITE', publishAt, deadline: inDays(30) };
    return String((await browser.does('CreateAdvertisement', { positionId, details })).advertisementId);
  }

  it('is started again each time; nothing that was due is missed, and nobody is told twice', async () => {
    const ads: string[] = [];
    const waiting = [...seekers];
    const busy = async () => {
      for (const seeker of waiting.splice(0, many)) {
        await deliver(seeker, advertised);
        ads.push(await planned());
      }
    };
    for (let end = 1; end <= ends; end += 1) {
      await busy();
      process.kill(server.pid, 'SIGUSR2');
      await busy();
      await until(async () => (await told()).workers.startsWith(`running; ended ${end}: `), 'the thread to be back');
    }
    const published = () => server.events().filter(({ type }) => type === 'AdvertisementPublished').length;
    await until(() => published() > ads.length, 'the timers to have fired');
    await atRest(server.url);
    // One that the company opened with, and each that was planned, once.
    expect(published()).toBe(1 + ads.length);
    const receipts = await Promise.all(
      seekers.map(async ({ email }) => (await inbox(server, email)).map(({ subject }) => subject)),
    );
    expect(receipts).toEqual(seekers.map(() => [`已收到您投递的简历：${position.title}`]));
    const about = (type: string) => server.events().filter((event) => event.type === type);
    expect(about('NotificationSent').length).toBe(about('NotificationQueued').length);
    expect((await told()).status).toBe('ready');
    expect(server.runs()).toBe(true);
  }, 120_000);
});
