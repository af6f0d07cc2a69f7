import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { docxParts, paragraphs, zipOf } from '../../infra/file-readers/src/zip.fixture.ts';
import {
  type Advertised,
  type Colleague,
  type Company,
  deliver,
  openCompany,
  type Seeker,
} from '../support/company.ts';
import { until } from '../support/inbox.ts';
import { position } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';

interface SignedIn {
  readonly identity: string;
  readonly identities: readonly string[];
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}
const docx = (text: string) => zipOf(docxParts(paragraphs(text)));

describe('who is a colleague and a job seeker', () => {
  let server: Server;
  let company: Company;
  let hr: Colleague;
  let advertised: Advertised;
  let both: Seeker;
  let other: Seeker;
  let applicationId: string;
  let fileId: string;

  const actAs = (identity: 'Staff' | 'JobSeeker') => both.browser.does('SwitchIdentity', { identity });
  const seen = async () => ((await both.browser.send('/api/session')).body as { account: SignedIn }).account;
  const file = () => both.browser.send(`/api/files/${fileId}`);

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    hr = await company.hire('hr', 'HR');
    advertised = await company.advertise(hr.browser);
    both = await company.seeker('两边都是');
    other = await company.seeker('李明');
    fileId = String((await other.browser.upload('cv.docx', docx('李明'))).body.fileId);
    applicationId = await deliver(other, advertised);
    const { body } = await both.browser.send('/api/session');
    const { accountId } = (body as { account: { accountId: string } }).account;
    await company.admin.does('GrantRoles', { accountId, roles: ['AD'] });
    for (const one of [both, other, hr]) one.browser.sees(await server.head());
  });
  afterAll(() => server.stop());

  it('begins as a job seeker, without any right of the colleague', async () => {
    const { identity, identities, roles, permissions } = await seen();
    expect({ identity, identities, roles }).toEqual({
      identity: 'JobSeeker',
      identities: ['JobSeeker', 'Staff'],
      roles: ['JS'],
    });
    expect(permissions).not.toContain('VIEW_JOB_SEEKER');
    const refused = { status: 403, body: { code: 'auth.forbidden', params: { identity: 'Staff' } } };
    expect(await both.browser.query('applicationDetail', { applicationId })).toMatchObject(refused);
    expect(await both.browser.query('staffMembers')).toMatchObject({ status: 403 });
    expect(await both.browser.post('CreatePosition', { details: position, responsibleIds: [] })).toMatchObject(refused);
    expect((await file()).status).toBe(404);
    expect((await both.browser.query('myResume')).status).toBe(200);
  });

  it('hears as a job seeker of nothing that only colleagues see, and after switching by another stream', async () => {
    const [asSeeker, asHr] = await Promise.all([both.browser.hear('/api/live'), hr.browser.hear('/api/live')]);
    await hr.browser.does('StartStep', { applicationId });
    await until('the recruiter to hear of it', async () => asHr.text().includes(applicationId));
    expect(asSeeker.text()).not.toContain('"application"');
    await actAs('Staff');
    const asStaff = await both.browser.hear('/api/live');
    await hr.browser.does('LockApplication', { applicationId, reason: '等编制' });
    await until('the colleague to hear of it', async () => asStaff.text().includes(applicationId));
    expect(asSeeker.text()).not.toContain(applicationId);
    for (const stream of [asSeeker, asHr, asStaff]) stream.stop();
  });

  it('has the colleague’s rights after switching, and none of the job seeker', async () => {
    await actAs('Staff');
    expect(await seen()).toMatchObject({ identity: 'Staff', roles: ['AD'] });
    expect((await both.browser.query('applicationDetail', { applicationId })).status).toBe(200);
    expect((await both.browser.post('CreatePosition', { details: position, responsibleIds: [] })).status).toBe(200);
    expect((await file()).status).toBe(200);
    expect((await both.browser.query('myResume')).status).toBe(403);
    expect((await both.browser.post('DeliverApplication', advertised)).status).toBeGreaterThanOrEqual(400);
    const residence = { block: 'hobbies', content: '登山' };
    expect((await both.browser.post('SaveResumeBlock', residence)).status).toBeGreaterThanOrEqual(400);
    expect((await both.browser.query('myAccount')).status).toBe(200);
  });

  it('loses them again by switching back, where the person goes on', async () => {
    await actAs('JobSeeker');
    expect((await both.browser.query('applicationDetail', { applicationId })).status).toBe(403);
    expect((await both.browser.query('myWork')).body).toMatchObject({ data: { items: [] } });
    expect(await deliver(both, advertised)).toMatch(/\w/);
  });
});
