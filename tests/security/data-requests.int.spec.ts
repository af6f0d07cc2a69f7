import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clockOff } from '../support/clock-off.ts';
import { type Colleague, type Company, openCompany, type Seeker, stepUp } from '../support/company.ts';
import { inbox, until } from '../support/inbox.ts';
import { ownOfFile } from '../support/own.ts';
import { type Server, startServer } from '../support/server.ts';

interface Own {
  readonly dataRequestId: string;
}
const nobody = '00000000-0000-4000-8000-000000000001';

describe('what people ask of their data', () => {
  let server: Server;
  let company: Company;
  let hr: Colleague;
  let auditor: Colleague;
  let one: Seeker;
  let other: Seeker;
  const own = ownOfFile();
  const dataDir = own.folder();

  beforeAll(async () => {
    server = await startServer({ dataDir });
    company = await openCompany(server);
    hr = await company.hire('hr', 'HR');
    auditor = await company.hire('auditor', 'AU');
    one = await company.seeker('高晓明');
    other = await company.seeker('王磊');
  });
  afterAll(() => server.stop());

  const asksFor = async ({ browser }: Seeker, kind: string) =>
    String((await browser.does('SubmitDataRequest', { kind, details: '' })).dataRequestId);
  const mine = ({ browser }: Seeker) => browser.asks<Own[]>('myDataRequests');

  it('needs a code to their phone, and one of a kind is open at a time', async () => {
    const early = await one.browser.post('SubmitDataRequest', { kind: 'ACCESS_COPY', details: '' });
    expect([early.status, early.body.code]).toEqual([403, 'link.step_up_required']);
    await stepUp(one);
    await asksFor(one, 'ACCESS_COPY');
    const again = await one.browser.post('SubmitDataRequest', { kind: 'ACCESS_COPY', details: '再来' });
    expect([again.status, again.body.code]).toEqual([409, 'dataRequest.already_open']);
    expect(await mine(one)).toMatchObject([{ kind: 'ACCESS_COPY', state: 'RECEIVED' }]);
    expect(await mine(other)).toEqual([]);
  });

  it('is nobody else’s: not another person’s, not a recruiter’s, not an auditor’s', async () => {
    const [request] = await mine(one);
    const dataRequestId = request?.dataRequestId ?? '';
    for (const { browser } of [hr, auditor, other]) {
      expect((await browser.query('dataRequests')).status).toBe(403);
      expect((await browser.send('/api/retention')).status).toBe(403);
      for (const [name, payload] of [
        ['TakeDataRequest', { dataRequestId }],
        ['FulfilDataRequest', { dataRequestId, answer: '好' }],
        ['RejectDataRequest', { dataRequestId, reason: '不' }],
        ['EnterDataRequest', { jobSeekerId: one.jobSeekerId, kind: 'DELETION', details: '', identityProof: '电话' }],
        ['EraseJobSeeker', { jobSeekerId: one.jobSeekerId }],
      ] as const)
        expect([name, (await browser.post(name, payload)).status]).toEqual([name, 403]);
    }
    expect(await mine(one)).toMatchObject([{ state: 'RECEIVED' }]);
  });

  it('a copy is fetched by who it is about alone, once it is answered; it tells nothing of others', async () => {
    const [request] = await mine(one);
    const dataRequestId = request?.dataRequestId ?? '';
    await stepUp(other);
    expect((await one.browser.query('dataCopy', { id: dataRequestId })).status).toBe(404);
    await company.admin.does('TakeDataRequest', { dataRequestId });
    await company.admin.does('FulfilDataRequest', { dataRequestId, answer: '副本已备好' });
    const copy = await one.browser.query('dataCopy', { id: dataRequestId });
    expect(copy.status).toBe(200);
    for (const word of ['高晓明', one.phone, one.email, '浙江大学']) expect(copy.text).toContain(word);
    for (const word of ['王磊', other.phone, '同事 hr']) expect(copy.text).not.toContain(word);
    const strange = await other.browser.query('dataCopy', { id: dataRequestId });
    const unknown = await other.browser.query('dataCopy', { id: nobody });
    expect([strange.status, strange.body.code]).toEqual([unknown.status, unknown.body.code]);
    expect(strange.text).not.toContain('高晓明');
  });

  it('how long people are kept is counted for administrators, and nobody is erased by asking', async () => {
    const { body } = await company.admin.send('/api/retention');
    expect(body).toMatchObject({
      data: { known: 2, due: { TALENT_WITHOUT_CONSENT: 0, CLOSED_RECORDS: 0 }, files: 0, runs: false },
    });
    expect(server.events().filter(({ type }) => type === 'ErasureBegun')).toEqual([]);
  });

  it('a deletion is told first; an hour later the person is gone, though the server was killed meanwhile', async () => {
    const dataRequestId = await asksFor(one, 'DELETION');
    await company.admin.does('TakeDataRequest', { dataRequestId });
    await company.admin.does('FulfilDataRequest', { dataRequestId, answer: '将在一小时内删除，这是最后一封信' });
    await until('the last letter', async () =>
      (await inbox(server, one.email, 'mail')).some(({ text }) => text.includes('这是最后一封信')),
    );
    expect((await one.browser.query('myDataRequests')).status).toBe(200);
    await server.kill();
    server = await startServer({ dataDir, env: clockOff(90) });
    const ended = async () => server.events().some(({ type }) => type === 'JobSeekerErased');
    await until('the erasure', ended);
    const { admin } = await openCompany(server);
    const { body } = await admin.send(`/api/history-subjects?text=${encodeURIComponent('高晓明')}`);
    expect(body).toMatchObject({ data: [] });
    expect(JSON.stringify(await inbox(server, one.email, 'mail'))).not.toContain('最后一封信');
  });
});
