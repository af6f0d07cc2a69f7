import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Advertised,
  type Colleague,
  type Company,
  deliver,
  openCompany,
  type Seeker,
} from '../support/company.ts';
import { until } from '../support/inbox.ts';
import { inDays, position, videoPlace } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';

interface Held {
  readonly kind: string;
  readonly id: string;
  readonly position: { readonly title: string };
  readonly person: { readonly name: string } | null;
  readonly interview: { readonly start: string; readonly end: string; readonly interviewerIds: string[] } | null;
}
const hours = (count: number) => new Date(Date.now() + count * 3600_000).toISOString();

describe('a colleague who leaves', () => {
  let server: Server;
  let company: Company;
  let leaver: Colleague;
  let stays: Colleague;
  let advertised: Advertised;
  let one: Seeker;

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    leaver = await company.hire('leaver', 'HR', 'SC', 'IV', 'OA');
    stays = await company.hire('stays', 'HR', 'SC', 'IV', 'OA');
    advertised = await company.advertise(leaver.browser);
    one = await company.seeker('王晨');
    const applicationId = await deliver(one, advertised);
    await leaver.browser.does('SkipStage', { applicationId, to: 'RESUME_SCREENING', reason: '急招' });
    await leaver.browser.does('AssignScreening', {
      applicationIds: [applicationId],
      screenerId: leaver.accountId,
      deadline: inDays(3),
    });
    const two = await deliver(await company.seeker('李明'), advertised);
    await leaver.browser.does('SkipStage', { applicationId: two, to: 'FIRST_INTERVIEW', reason: '急招' });
    await leaver.browser.does('ArrangeInterview', {
      applicationId: two,
      ...{ start: hours(48), end: hours(49) },
      place: videoPlace,
      interviewerIds: [leaver.accountId],
    });
  });
  afterAll(() => server.stop());

  const held = () => company.admin.asks<Held[]>('heldWork', { accountId: leaver.accountId });
  const suspend = () => company.admin.post('SuspendAccount', { accountId: leaver.accountId, reason: '离职' });
  it('is followed by nobody who could not look after the work, from the first day on', async () => {
    const screener = await company.hire('only-screens', 'SC', 'AU');
    const { account } = (await one.browser.send('/api/session')).body as { account?: { accountId: string } };
    const [starts, helps] = [await company.hire('starts', 'HR'), await company.hire('helps', 'PR')];
    const create = (...responsibleIds: readonly string[]) =>
      starts.browser.post('CreatePosition', { details: position, responsibleIds });
    for (const stranger of [screener.accountId, account?.accountId ?? '', '00000000-0000-4000-8000-000000000001']) {
      const { status, body } = await create(helps.accountId, stranger);
      expect([status, body.code, body.errors?.[0]?.path]).toEqual([422, 'account.cannot_take', 'responsibleIds.1']);
    }
    const capital = await create(helps.accountId.toUpperCase());
    expect([capital.status, capital.body.errors]).toMatchObject([400, [{ path: 'responsibleIds.0' }]]);
    const { positionId } = (await create(helps.accountId, helps.accountId)).body.result ?? {};
    const { responsible } = await starts.browser.asks<{ responsible: unknown[] }>('positionDetail', {
      positionId: String(positionId),
    });
    expect(responsible).toHaveLength(1);
  });
  it('is not suspended while work is open, and the refusal says what', async () => {
    const { status, body } = await suspend();
    expect([status, body.code]).toEqual([409, 'account.open_work']);
    expect(body.params).toEqual({ position: 1, screening: 1, interview: 1, evaluation: 0, approval: 0 });
  });
  it('has it shown by kind and name, to administrators alone', async () => {
    const found = await until('what is held', async () => {
      const all = await held();
      return all.length >= 3 && all;
    });
    expect(found.map(({ kind, person }) => [kind, person?.name ?? '']).sort()).toEqual([
      ['INTERVIEW', '李明'],
      ['POSITION', ''],
      ['SCREENING', '王晨'],
    ]);
    expect((await stays.browser.query('heldWork', { accountId: leaver.accountId })).body.code).toBe('auth.forbidden');
  });

  it('hands it over one by one, to who can take it, and is suspended then', async () => {
    const [fromAccountId, toAccountId] = [leaver.accountId, stays.accountId];
    const { positionId } = advertised;
    const whole = { positionId, fromAccountId, toAccountId };
    const screener = await company.hire('screens', 'SC');
    const hr = await company.hire('recruits', 'HR');
    const answer = await company.admin.post('HandOverPosition', { ...whole, toAccountId: screener.accountId });
    expect(answer.body.code).toBe('account.cannot_take');
    await company.admin.does('HandOverPosition', whole);
    expect((await company.admin.post('HandOverPosition', whole)).body.code).toBe('common.not_found');
    for (const { kind, id, interview } of await held()) {
      if (kind === 'SCREENING') {
        const hand = { screeningItemId: id, fromAccountId, toAccountId };
        const cannot = await company.admin.post('HandOverScreening', { ...hand, toAccountId: hr.accountId });
        expect(cannot.body.code).toBe('account.cannot_take');
        await company.admin.does('HandOverScreening', hand);
        expect((await company.admin.post('HandOverScreening', hand)).body.code).toBe('common.not_found');
      }
      if (kind === 'INTERVIEW' && interview !== null)
        await company.admin.does('RescheduleInterview', {
          interviewId: id,
          ...interview,
          interviewerIds: [toAccountId],
          notify: false,
        });
    }
    expect(await held()).toEqual([]);
    expect((await suspend()).status).toBe(200);
    stays.browser.sees(await server.head());
    const seen = await stays.browser.asks<{ rows: { hrOwner: { accountId: string } }[] }>('positions', {
      mine: 'true',
    });
    expect(seen.rows.map(({ hrOwner }) => hrOwner.accountId)).toEqual([toAccountId]);
  });
});
