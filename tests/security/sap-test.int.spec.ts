import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startHrCoreCounterpart } from '@talentlog/hr-core-counterpart';
import { Browser } from '../support/browser.ts';
import { openCompany } from '../support/company.ts';
import { ownOfFile } from '../support/own.ts';
import { type Server, startServer } from '../support/server.ts';

const tried = (browser: Browser) => browser.send('/api/sap/test', { method: 'POST' });
interface State {
  readonly steps: readonly { readonly name: string; readonly done: boolean }[];
}
const isDone = async (browser: Browser) =>
  (await browser.asks<State>('setupState')).steps.find(({ name }) => name === 'sap')?.done;

describe('SAP of the setup guide', () => {
  const own = ownOfFile();
  const started = async (env: Readonly<Record<string, string>>) => {
    const server = await startServer({ env });
    own.closes(() => server.stop());
    return { server, company: await openCompany(server) };
  };
  let counterpart: Awaited<ReturnType<typeof startHrCoreCounterpart>>;
  let server: Server;
  let company: Awaited<ReturnType<typeof openCompany>>;
  beforeAll(async () => {
    counterpart = await startHrCoreCounterpart({ port: 0, file: ':memory:' });
    ({ server, company } = await started({ HR_CORE_URL: counterpart.url }));
  });
  afterAll(() => counterpart.close());

  it('is no business of a recruiter, nor of who is not signed in', async () => {
    const { browser } = await company.hire('recruiter', 'HR');
    expect((await tried(browser)).status).toBe(403);
    expect((await tried(new Browser(server))).status).toBe(401);
  });

  it('is done where SAP is configured, answers ten times an hour, and says why not once SAP is away', async () => {
    expect(await isDone(company.admin)).toBe(true);
    expect(await tried(company.admin)).toMatchObject({ status: 200, body: { data: { outcome: 'sent' } } });
    await counterpart.close();
    const away = await tried(company.admin);
    expect(away).toMatchObject({ status: 200, body: { data: { outcome: 'failed' } } });
    expect(JSON.stringify(away.body)).toContain('no answer');
    for (let n = 2; n < 10; n += 1) await tried(company.admin);
    expect(await tried(company.admin)).toMatchObject({ status: 429, body: { code: 'sap.too_often' } });
  });

  it('is told by SAP that its secret is another one', async () => {
    const other = await startHrCoreCounterpart({ port: 0, file: ':memory:' });
    own.closes(() => other.close());
    const { company: wrong } = await started({ HR_CORE_URL: other.url, HR_CORE_CLIENT_SECRET: 'another-secret' });
    const { body } = await tried(wrong.admin);
    expect(body).toMatchObject({ data: { outcome: 'failed' } });
    expect(JSON.stringify(body)).toMatch(/sign-in: 40[013]/);
    expect(JSON.stringify(body)).not.toContain('another-secret');
  });

  it('is missing in production where nothing is configured', async () => {
    const mail = { SMTP_HOST: '127.0.0.1', SMTP_PORT: '9', SMTP_FROM: 'hr@own.example' };
    const { company: bare } = await started({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://talent.example',
      ...mail,
    });
    expect(await isDone(bare.admin)).toBe(false);
    expect(await tried(bare.admin)).toMatchObject({ status: 503, body: { code: 'sap.not_configured' } });
    expect((await bare.admin.send('/api/reach')).body).toMatchObject({ data: { sap: false, mail: true } });
  });
});
