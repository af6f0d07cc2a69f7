import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@talentlog/contracts';
import { atRest } from '../support/at-rest.mjs';
import { Browser } from '../support/browser.ts';
import {
  type Advertised,
  type Colleague,
  type Company,
  deliver,
  openCompany,
  type Seeker,
  stepUp,
} from '../support/company.ts';
import { type Server, startServer } from '../support/server.ts';

const roles = ['HR', 'AU', 'AD'] as const satisfies readonly Role[];
const nobody = '00000000-0000-4000-8000-000000000001';

describe('rights that docs/permissions.md does not tell by object', () => {
  let server: Server;
  let company: Company;
  const colleagues = new Map<Role, Colleague>();
  let advertised: Advertised;
  let one: Seeker;
  let other: Seeker;
  let applicationId: string;
  const of = (role: Role): Browser => colleagues.get(role)?.browser ?? new Browser(server);

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    for (const role of roles) colleagues.set(role, await company.hire(role.toLowerCase(), role));
    advertised = await company.advertise(of('HR'));
    one = await company.seeker();
    other = await company.seeker('李明');
    applicationId = await deliver(one, advertised);
    for (const { browser } of [...colleagues.values(), other]) browser.sees(await server.head());
  });
  afterAll(() => server.stop());

  it('a position is its recruiter’s: another recruiter neither acts on it nor sees it', async () => {
    const stranger = await company.hire('stranger', 'HR', 'PR', 'IV', 'SC');
    stranger.browser.sees(await server.head());
    const { positionId, advertisementId } = advertised;
    const tries: [string, object][] = [
      ['PausePosition', { positionId }],
      ['UnpublishAdvertisement', { advertisementId }],
      ['PassStep', { applicationId }],
      ['EliminateApplication', { applicationId, reason: '不合适' }],
      ['WriteToCandidate', { applicationId, letter: { channels: ['SMS'], sms: '请来电' } }],
      ['EditJobSeeker', { jobSeekerId: one.jobSeekerId, name: '别人' }],
      ['AddJobSeekerComment', { jobSeekerId: one.jobSeekerId, text: '看看' }],
      [
        'AssignScreening',
        { applicationIds: [applicationId], screenerId: stranger.accountId, deadline: '2099-01-01T00:00:00.000Z' },
      ],
      [
        'ArrangeInterview',
        {
          applicationId,
          start: '2099-01-01T00:00:00.000Z',
          end: '2099-01-01T01:00:00.000Z',
          place: { mode: 'ON_SITE', site: '1' },
          interviewerIds: [stranger.accountId],
        },
      ],
      ['DraftOffer', { applicationId, type: 'SOCIAL', probationMonths: 3 }],
    ];
    for (const [name, payload] of tries) {
      const { status, body } = await stranger.browser.post(name, payload);
      expect([name, status, body.code]).toEqual([name, 403, 'auth.forbidden']);
    }
    // Nor are they told, by a revision that they guess, how far its stream has come.
    for (const [name, payload] of tries.slice(0, 4)) {
      const { body } = await stranger.browser.post(name, payload, { 'if-match': '"99"' });
      expect([name, body.code]).toEqual([name, 'auth.forbidden']);
    }
    expect((await stranger.browser.query('applicationDetail', { applicationId })).status).toBe(404);
    expect((await stranger.browser.query('personTimeline', { jobSeekerId: one.jobSeekerId })).status).not.toBe(200);
    expect((await stranger.browser.asks<{ rows: unknown[] }>('applications')).rows).toEqual([]);
    expect((await stranger.browser.asks<{ people: unknown[] }>('paletteSearch', { text: '王晨' })).people).toEqual([]);
    expect((await of('HR').asks<{ rows: unknown[] }>('applications')).rows).toHaveLength(1);
  });

  it('nor by hiding it among their own', async () => {
    const neighbour = await company.hire('neighbour', 'HR', 'SC');
    const own = await company.advertise(neighbour.browser);
    const theirs = await deliver(other, own);
    const before = await server.head();
    const deadline = '2099-01-01T00:00:00.000Z';
    for (const ids of [
      [theirs, applicationId],
      [applicationId, theirs],
    ]) {
      const task = { applicationIds: ids, screenerId: neighbour.accountId, deadline };
      const { status, body } = await neighbour.browser.post('AssignScreening', task);
      expect([status, body.code]).toEqual([403, 'auth.forbidden']);
    }
    expect(server.events().filter(({ type, position }) => type === 'ScreeningAssigned' && position > before)).toEqual(
      [],
    );
  });

  it('a person acts on and sees what is their own only', async () => {
    const before = await atRest(server.url);
    const tries: [string, object][] = [
      ['WithdrawApplication', { applicationId }],
      ['RenameAccount', { accountId: (await accountOf(one)).accountId, name: '别人' }],
      ['ChangeEmail', { accountId: (await accountOf(one)).accountId, email: 'x@mail.example' }],
      ['RequestClosing', { accountId: (await accountOf(one)).accountId }],
    ];
    for (const [name, payload] of tries) {
      const { status, body } = await other.browser.post(name, payload);
      expect([name, status, body.code]).toEqual([name, 403, 'auth.forbidden']);
    }
    expect(JSON.stringify(await other.browser.asks('myDeliveries'))).not.toContain(applicationId);
    for (const page of ['offerPage', 'collectionPage', 'dataCopy'])
      expect([page, (await other.browser.query(page, { id: nobody })).body.code]).toEqual([
        page,
        'link.step_up_required',
      ]);
    await stepUp(other);
    for (const page of ['appointmentPage', 'interviewPage', 'offerPage', 'collectionPage', 'dataCopy'])
      expect([page, (await other.browser.query(page, { id: nobody })).status]).toEqual([page, 404]);
    expect(await server.head()).toBe(before);
  });

  it('a role that was taken away counts from the next request on', async () => {
    const leaver = await company.hire('leaver', 'HR');
    expect((await leaver.browser.query('positions')).status).toBe(200);
    await company.admin.does('GrantRoles', { accountId: leaver.accountId, roles: ['CO'] });
    expect((await leaver.browser.query('positions')).status).toBe(403);
    await company.admin.does('SuspendAccount', { accountId: leaver.accountId, reason: '离职' });
    expect((await leaver.browser.query('myWork')).status).toBe(401);
  });

  it('a write from a page of another origin is refused', async () => {
    const { status, body } = await of('HR').post(
      'PausePosition',
      { positionId: advertised.positionId },
      { origin: 'https://evil.example' },
    );
    expect([status, body.code]).toEqual([403, 'auth.origin']);
  });
});

async function accountOf({ browser }: Seeker): Promise<{ accountId: string }> {
  return (
    ((await browser.send('/api/session')).body as { account?: { accountId: string } }).account ?? { accountId: '' }
  );
}
