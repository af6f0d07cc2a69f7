import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { queries } from '@talentlog/contracts';
import type { z } from 'zod';
import { deliver, openCompany } from '../support/company.ts';
import { type Server, startServer } from '../support/server.ts';

type Changes = z.infer<typeof queries.settingsChanges.result>;

describe('a company that does not share its talent base', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer({ env: { SHARED_TALENT_BASE: 'off' } });
  });
  afterAll(() => server.stop());

  it('lets a recruiter take up nobody who applied elsewhere, and administrators everybody', async () => {
    const company = await openCompany(server);
    const own = await company.hire('own', 'HR');
    const second = await company.hire('second', 'HR');
    const one = await company.seeker();
    await deliver(one, await company.advertise(own.browser));
    const { positionId } = await company.advertise(second.browser);
    const wish = { jobSeekerId: one.jobSeekerId, positionId };
    const { status, body } = await second.browser.post('CreateApplication', wish);
    expect([status, body.code]).toEqual([403, 'auth.forbidden']);
    expect((await company.admin.post('CreateApplication', wish)).status).toBe(200);
    const another = await company.seeker();
    await deliver(another, await company.advertise(own.browser));
    const wanted = { jobSeekerId: another.jobSeekerId, positionId };
    expect((await second.browser.post('CreateApplication', wanted)).status).toBe(403);
    await company.admin.does('ChangeSettings', { values: { sharedTalentBase: true } });
    expect((await second.browser.post('CreateApplication', wanted)).status).toBe(200);
    const { rows } = await company.admin.asks<Changes>('settingsChanges');
    expect(rows.map(({ by, steps }) => [by?.name ?? 'system', steps.map(({ after }) => after)])).toEqual([
      ['管理员', [true]],
      ['system', [false, null]],
    ]);
  });
});
