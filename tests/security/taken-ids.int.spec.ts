import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aggregates } from '@talentlog/domain/fold';
import { uuidv5 } from '@talentlog/runtime';
import { type Advertised, type Colleague, type Company, deliver, openCompany, stepUp } from '../support/company.ts';
import { sampleOf } from '../support/sample.mjs';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

const sampleId = '00000000-0000-4000-8000-000000000001';
/** What anybody can send over HTTP. */
const commandsOfPeople = Object.values(aggregates).flatMap(({ commands }) =>
  Object.entries(commands).filter(([, { grants }]) => grants.some((grant) => !('system' in grant))),
);

/** Senders choose the id of their command, and the source tells how the system makes its own. */
describe('ids that a client chooses', () => {
  let server: Server;
  let company: Company;
  let hr: Colleague;
  let advertised: Advertised;

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    hr = await company.hire('hr', 'HR');
    advertised = await company.advertise(hr.browser);
  });
  afterAll(() => server.stop());

  const happened = (type: string, aggregate: string, id: string): boolean =>
    server.events().some((event) => event.type === type && event.stream === `${aggregate}-${id}`);

  it('cannot be taken in advance: a withdrawn consent still ends the applications', async () => {
    const one = await company.seeker('柳如是');
    const { jobSeekerId } = one;
    const applicationId = await deliver(one, advertised);
    const commandId = randomUUID();
    const actor = 'when-consent-withdrawn-or-account-closed-then-end-records';
    const payload = JSON.stringify({ applicationId, cause: 'CONSENT_WITHDRAWN' });
    for (const index of [0, 1, 2]) {
      const taken = uuidv5(uuidv5(commandId, `event ${index}`), `${actor} InvalidateApplication ${payload}`);
      const wish = { jobSeekerId, text: `已占用 ${index}` };
      const { status } = await hr.browser.post('AddJobSeekerComment', wish, { 'idempotency-key': taken });
      expect(status).toBe(200);
    }
    await stepUp(one);
    const { status } = await one.browser.post('WithdrawConsent', {}, { 'idempotency-key': commandId });
    expect(status).toBe(200);
    await until(() => happened('RecordInvalidated', 'application', applicationId), 'the end of the application', 20);
  });

  it('do not become ids of events or of what is made, which others could then work out', async () => {
    const { jobSeekerId } = await company.seeker('寇白门');
    const commandId = randomUUID();
    const wish = { jobSeekerId, text: '可以推算吗' };
    const { body } = await hr.browser.post('AddJobSeekerComment', wish, { 'idempotency-key': commandId });
    expect(body.events).toHaveLength(1);
    const known = ['target', 'event 0', 'id 0'].map((name) => uuidv5(commandId, name));
    for (const id of [commandId, ...known]) expect(JSON.stringify(body)).not.toContain(id);
  });

  it('are each sender’s own: repeated they give the first answer, and somebody else’s are another wish', async () => {
    const other = await company.hire('hr-other', 'HR');
    const { jobSeekerId } = await company.seeker('顾横波');
    const key = { 'idempotency-key': randomUUID() };
    const comment = (text: string) => ({ jobSeekerId, text });
    const first = await hr.browser.post('AddJobSeekerComment', comment('第一次'), key);
    expect((await hr.browser.post('AddJobSeekerComment', comment('第一次'), key)).body).toEqual(first.body);
    const changed = await hr.browser.post('AddJobSeekerComment', comment('第二次'), key);
    expect([changed.status, changed.body.code]).toEqual([409, 'common.id_reused']);
    const others = await other.browser.post('AddJobSeekerComment', comment('别人的'), key);
    expect(others.status).toBe(200);
    expect(others.body.events?.[0]?.id).not.toBe(first.body.events?.[0]?.id);
  });

  it('name no thing that is not there yet, whatever command they stand in', async () => {
    const everything = await company.hire('everything', 'AD', 'HR', 'PR', 'SC', 'IV', 'OA');
    const one = await company.seeker('董小宛');
    const named: string[] = [];
    const withIds = (payload: unknown): unknown =>
      JSON.parse(
        JSON.stringify(payload).replaceAll(sampleId, () => {
          const id = randomUUID();
          named.push(id);
          return id;
        }),
      );
    let understood = 0;
    for (const [name, { payload }] of commandsOfPeople)
      for (const { browser } of [everything, one])
        if ((await browser.post(name, withIds(sampleOf(payload)))).status !== 400) understood += 1;
    expect(understood).toBeGreaterThan(60);
    const streams = new Set(server.events().map(({ stream }) => stream.slice(stream.indexOf('-') + 1)));
    expect(named.filter((id) => streams.has(id))).toEqual([]);
  });
});
