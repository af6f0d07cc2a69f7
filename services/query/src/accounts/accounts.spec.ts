import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openViews } from '../open-views.ts';
import { colleagues, hr } from '../testing/company.ts';
import { aPerson } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, seeker, staff } from '../testing/story.ts';
import { languageOf } from './language.ts';

const registered = happened('account', id(91), 'AccountRegistered', {
  accountId: id(91),
  jobSeekerId: id(21),
  personId: id(21),
  name: '林晓',
  phone: '+8613800006021',
  language: 'en-US',
});

describe('accounts', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues, ...aPerson(id(21), '林晓'), registered);
  });
  afterEach(() => reading.close());

  it('of colleagues can be chosen by role, by colleagues only', async () => {
    const names = async (params: object, caller: ReturnType<typeof staff>) =>
      (await reading.ask('staffMembers', params, caller)).data?.map(({ name }) => name);
    expect(await names({ role: 'OA' }, staff(hr, 'HR'))).toEqual(['周审批']);
    expect(await names({}, staff(hr, 'HR'))).toEqual(['李人事', '孙人事', '周审批', '吴筛选', '郑面试']);
    for (const role of ['JS', 'CA', 'IE', 'HH'] as const)
      expect([role, (await reading.ask('staffMembers', {}, staff(id(950), role))).refused]).toEqual([
        role,
        'auth.forbidden',
      ]);
  });

  it.each([
    ['the account', { accountId: hr }],
    ['the phone', { phone: '+8613900000001' }],
    ['the e-mail', { email: 'hr@yunling.example' }],
  ])('are not offered for work about a candidate who has %s of them', async (_what, own) => {
    const [candidate] = aPerson(id(23), '李人事');
    if (candidate === undefined) throw new Error('nobody');
    const data = { ...candidate.data, phone: null, email: null, ...own };
    const reach = { phone: '+8613900000001', email: 'hr@yunling.example' };
    await reading.tell({ ...candidate, data } as typeof candidate);
    const who = { accountId: hr, jobSeekerId: null, personId: hr };
    await reading.tell(
      happened('account', hr, 'PhoneChanged', { ...who, phone: reach.phone, former: null }),
      happened('account', hr, 'EmailChanged', { ...who, email: reach.email, former: null, proved: false }),
    );
    const offered = async (about: string, caller = staff(hr, 'AD')) =>
      (await reading.ask('staffMembers', { role: 'HR', about }, caller)).data?.map(({ name }) => name);
    expect(await offered(id(23))).toEqual(['孙人事']);
    expect(await offered(id(21))).toEqual(['李人事', '孙人事']);
    // Who may not see the candidate does not learn who they are.
    expect(await offered(id(23), staff(id(999), 'IV'))).toEqual(['李人事', '孙人事']);
  });

  it('leave the list when they are suspended', async () => {
    const who = { accountId: hr, jobSeekerId: null, personId: hr };
    await reading.tell(happened('account', hr, 'AccountSuspended', { ...who, reason: '离职' }));
    const { data } = await reading.ask('staffMembers', { role: 'HR' }, staff(id(901), 'HR'));
    expect(data?.map(({ name }) => name)).toEqual(['孙人事']);
  });

  it('show their owner the views they saved, and nobody else', async () => {
    const kept = { viewId: id(95), name: '待发 Offer', search: 'stage=OFFER' };
    const who = { accountId: hr, jobSeekerId: null, personId: hr };
    await reading.tell(happened('account', hr, 'ViewSaved', { ...who, ...kept }));
    const savedBy = async (caller: string) =>
      (await reading.ask('myAccount', {}, staff(caller, 'HR'))).data?.savedViews;
    expect(await savedBy(hr)).toEqual([kept]);
    expect(await savedBy(id(902))).toEqual([]);
  });

  it('show their owner the columns they chose for a list, and nobody else', async () => {
    const chosen = { list: 'applications' as const, columns: ['status', 'name'] };
    const who = { accountId: hr, jobSeekerId: null, personId: hr };
    await reading.tell(happened('account', hr, 'ColumnsChosen', { ...who, ...chosen }));
    const chosenBy = async (caller: string) => (await reading.ask('myAccount', {}, staff(caller, 'HR'))).data?.columns;
    expect(await chosenBy(hr)).toEqual([chosen]);
    expect(await chosenBy(id(902))).toEqual([]);
  });

  it('show their owner what is kept of them', async () => {
    const { data } = await reading.ask('myAccount', {}, seeker(id(91), id(21)));
    expect(data).toMatchObject({
      name: '林晓',
      phone: '+8613800006021',
      emailProved: false,
      hasPassword: false,
      language: 'en-US',
      state: 'ACTIVE',
      closesAt: null,
      consent: { state: 'AUTHORIZED', policyVersion: '2025-01-23', expiresAt: '2027-05-01T00:00:00.000Z' },
    });
    expect(data?.allowedActions).toContain('RequestClosing');
    expect(data).toMatchObject({ agreement: null, erasesAt: null });
    const later = await reading.ask('myAccount', {}, seeker(id(91), id(21)), '2027-05-01T00:00:00.000Z');
    expect(later.data?.consent.state).toBe('EXPIRED');
    expect(await reading.ask('myAccount', {}, seeker(id(99), id(29)))).toEqual({ refused: 'common.unavailable' });
  });

  it('show their owner the e-mail of the resume, unproved, until one is proved here', async () => {
    const shown = async () => {
      const { data } = await reading.ask('myAccount', {}, seeker(id(91), id(21)));
      return [data?.email, data?.emailProved];
    };
    expect(await shown()).toEqual(['lin@mail.example', false]);
    const who = { accountId: id(91), jobSeekerId: id(21), personId: id(21) };
    const proved = { ...who, email: 'own@mail.example', former: null, proved: true };
    await reading.tell(happened('account', id(91), 'EmailChanged', proved));
    expect(await shown()).toEqual(['own@mail.example', true]);
  });

  it('show their owner the agreement that they accepted last', async () => {
    const accepted = (agreementVersion: string) =>
      happened('account', id(91), 'AgreementAccepted', {
        ...{ accountId: id(91), jobSeekerId: id(21), personId: id(21), agreementVersion },
      });
    await reading.tell(accepted('2025-01-23'), accepted('2026-11-01'));
    const { data } = await reading.ask('myAccount', {}, seeker(id(91), id(21)));
    expect(data?.agreement).toEqual({ version: '2026-11-01', at: expect.stringMatching(/^2026-/) });
  });

  it('say which language a person is written to in', async () => {
    const views = openViews(reading.store);
    expect(await languageOf(views, id(21))).toBe('zh-CN');
    await reading.tell(
      happened('jobSeeker', id(21), 'JobSeekerAccountJoined', { jobSeekerId: id(21), accountId: id(91) }),
    );
    expect(await languageOf(views, id(21))).toBe('en-US');
  });
});
