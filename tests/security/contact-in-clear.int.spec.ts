import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Advertised, type Colleague, deliver, type Seeker } from '../support/company.ts';
import { companyOfFile } from '../support/company-of-file.ts';
import { inDays } from '../support/position.ts';

const hidden = ['13900017098', 'c@x.example'];
const bait = `电话${hidden[0]} ${hidden[1]}`;

/** What a candidate is reached by: for whom it is in clear, where, and how long. */
describe('the contact of a candidate', () => {
  const here = companyOfFile();
  let hr: Colleague;
  let lead: Colleague;
  let next: Colleague;
  let screener: Colleague;
  let advertised: Advertised;
  let one: Seeker;
  let applicationId: string;
  beforeAll(async () => {
    const { company } = here;
    hr = await company.hire('owner', 'HR');
    lead = await company.hire('lead', 'PR');
    next = await company.hire('next', 'PR');
    screener = await company.hire('screener', 'SC');
    advertised = await company.advertise(hr.browser, [lead.accountId]);
    one = await company.seeker('王晨');
  });

  it('is hidden from a screener in every text that the candidate wrote', async () => {
    const { browser } = one;
    const range = { start: '2019-01', end: '2020-01', untilNow: false };
    const texts = { company: `公司 ${bait}`, department: bait, title: `职位 ${bait}`, description: bait };
    await browser.does('SaveResumeBlock', { block: 'work', content: [{ ...range, ...texts }] });
    const project = { name: `项目 ${bait}`, role: `角色 ${bait}`, description: bait };
    await browser.does('SaveResumeBlock', { block: 'project', content: [{ ...range, ...project }] });
    await browser.does('ConfirmResumeStatement', { agreed: true });
    applicationId = await deliver(one, advertised);
    await hr.browser.does('PassStep', { applicationId });
    await hr.browser.does('AdvanceStage', { applicationId, to: 'RESUME_SCREENING' });
    const task = { applicationIds: [applicationId], screenerId: screener.accountId, deadline: inDays(2) };
    await hr.browser.does('AssignScreening', task);
    const { text, status } = await screener.browser.query('applicationDetail', { applicationId });
    expect(status).toBe(200);
    expect(text).toContain('项目');
    for (const word of hidden) expect(text).not.toContain(word);
    const list = await screener.browser.query('screeningItems');
    for (const word of hidden) expect(list.text).not.toContain(word);
  });

  it('is read no more once the position is somebody else’s, though it was asked for a moment ago', async () => {
    const { jobSeekerId } = one;
    const ask = (who: Colleague) => who.browser.query('personContact', { jobSeekerId });
    await lead.browser.does('RevealContact', { jobSeekerId, field: 'contact', reason: '约面试' });
    expect((await ask(lead)).body.data).toMatchObject({ phone: one.phone });
    await here.company.admin.does('HandOverPosition', {
      positionId: advertised.positionId,
      fromAccountId: lead.accountId,
      toAccountId: next.accountId,
    });
    expect((await lead.browser.query('applicationDetail', { applicationId })).status).toBe(404);
    const { status, text } = await ask(lead);
    expect(status).toBe(403);
    expect(text).not.toContain(one.phone);
    expect((await ask(next)).status).toBe(403);
    expect((await ask(hr)).status).toBe(403);
  });
});
