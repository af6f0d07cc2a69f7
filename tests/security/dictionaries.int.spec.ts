import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import { type Company, openCompany } from '../support/company.ts';
import { position } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';

interface Lists {
  readonly lists: Readonly<Record<string, readonly { readonly code: string; readonly retired: boolean }[]>>;
}

describe('the lists of a company', () => {
  let server: Server;
  let company: Company;
  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
  });
  afterAll(() => server.stop());

  const listed = async (browser: Browser, name: string) => (await browser.asks<Lists>('dictionaries', {})).lists[name];
  const revise = (entries: readonly object[]) => ({ dictionary: 'positionCategory', entries });

  it('are read by anybody and revised by an administrator alone', async () => {
    const guest = new Browser(server);
    const present = (await listed(guest, 'positionCategory')) ?? [];
    expect(present).toHaveLength(7);
    const { browser: recruiter } = await company.hire('lists.hr', 'HR');
    expect(await recruiter.post('ReviseDictionary', revise(present))).toMatchObject({
      status: 403,
      body: { code: 'auth.forbidden' },
    });
    expect((await guest.post('ReviseDictionary', revise(present))).status).toBe(401);
    const hostile = { code: 'X', zh: '<b>\u202e行\n二</b>', en: 'x'.repeat(61), retired: false };
    expect(await company.admin.post('ReviseDictionary', revise([...present, hostile]))).toMatchObject({
      status: 400,
      body: { code: 'common.invalid' },
    });
  });

  it('of stages hold what the company calls them, for everybody who reads of one', async () => {
    const { admin } = company;
    const stages = (await listed(admin, 'stage')) ?? [];
    expect(stages).toHaveLength(14);
    const renamed = stages.map((one) =>
      one.code === 'FIRST_INTERVIEW' ? { ...one, zh: '一面<b>', en: 'Round one' } : one,
    );
    const rename = (entries: readonly object[]) => ({ dictionary: 'stage', entries });
    await admin.does('ReviseDictionary', rename(renamed));
    const guest = new Browser(server);
    const { stages: told } = await guest.asks<{ stages: object }>('companyProfile', {});
    expect(told).toEqual({ FIRST_INTERVIEW: { 'zh-CN': '一面<b>', 'en-US': 'Round one' } });
    expect(await admin.post('ReviseDictionary', rename(renamed.slice(1)))).toMatchObject({ status: 422 });
    expect(await admin.post('ReviseDictionary', rename(renamed.toReversed()))).toMatchObject({
      status: 422,
      body: { code: 'dictionary.codes_fixed' },
    });
  });

  it('offer no value that was retired, and what was made with it goes on', async () => {
    const { admin } = company;
    const { positionId } = await admin.does('CreatePosition', { details: position });
    const present = (await listed(admin, 'positionCategory')) ?? [];
    const retired = present.map((entry) => (entry.code === 'RND' ? { ...entry, retired: true } : entry));
    const law = { code: 'LAW', zh: '法务', en: 'Legal', retired: false };
    await admin.does('ReviseDictionary', revise([...retired, law]));
    expect(await admin.post('CreatePosition', { details: position })).toMatchObject({
      status: 422,
      body: { code: 'dictionary.not_offered', errors: [{ path: 'details.category' }] },
    });
    await admin.does('CreatePosition', { details: { ...position, category: 'LAW' } });
    await admin.does('EditPosition', { positionId, details: { ...position, experience: 'Y2' } });
    expect(await admin.post('ReviseDictionary', revise([law]))).toMatchObject({
      status: 422,
      body: { code: 'dictionary.code_missing' },
    });
    expect(await listed(new Browser(server), 'positionCategory')).toContainEqual(law);
  });
});
