import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answer } from '../support/answer.ts';
import { type Colleague, type Company, deliver, openCompany, type Seeker } from '../support/company.ts';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

const killer = new URL('./ended-thread.mjs?queries', import.meta.url).href;
const ends = 2;
/** Comments before each end, and as many while the thread is away. */
const many = 10;

interface Detail {
  readonly comments: readonly { readonly text: string }[];
}

describe('a thread of the queries that ends in the middle of its work', () => {
  let server: Server;
  let company: Company;
  let hr: Colleague;
  let seeker: Seeker;
  let applicationId: string;

  beforeAll(async () => {
    server = await startServer({ env: { NODE_OPTIONS: `--import ${killer}` } });
    company = await openCompany(server);
    hr = await company.hire('hr', 'HR');
    seeker = await company.seeker();
    applicationId = await deliver(seeker, await company.advertise(hr.browser));
  }, 120_000);
  afterAll(() => server.stop());

  /** What the health page tells an administrator about the queries. */
  const told = async (): Promise<string> => {
    const { body } = await company.admin.send('/api/health');
    return (body as unknown as { parts: { queries: { detail: string } } }).parts.queries.detail;
  };

  it('is started again each time; commands go on meanwhile, and nothing they were promised is missed in the views', async () => {
    const { browser } = hr;
    const { jobSeekerId } = seeker;
    const sent: string[] = [];
    const refused: Answer[] = [];
    const comment = async () => {
      const text = `第 ${sent.length + 1} 次电话`;
      const answer = await browser.post('AddJobSeekerComment', { jobSeekerId, text });
      if (answer.status === 200) sent.push(text);
      else refused.push(answer);
    };
    const stream = await browser.hear('/api/live');
    for (let end = 1; end <= ends; end += 1) {
      for (let n = 0; n < many; n += 1) await comment();
      process.kill(server.pid, 'SIGUSR2');
      for (let n = 0; n < many; n += 1) await comment();
      await until(async () => (await told()).startsWith(`running; ended ${end}: `), 'the thread to be started again');
    }
    stream.stop();
    expect(refused.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
    await browser.does('AddJobSeekerComment', { jobSeekerId, text: '最后一次' });
    const { comments: shown } = await browser.asks<Detail>('applicationDetail', { applicationId });
    const seen = shown.map(({ text }) => text);
    expect([...seen].sort()).toEqual([...sent, '最后一次'].sort());
    expect((await fetch(`${server.url}/social/jobs`)).status).toBe(200);
    expect(server.runs()).toBe(true);
  }, 120_000);
});
