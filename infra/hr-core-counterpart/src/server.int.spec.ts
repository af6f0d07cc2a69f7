import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { ownOfEachTest } from '../../../tests/support/own.ts';
import { type HrCoreCounterpart, startHrCoreCounterpart } from './server.ts';

const user = { __metadata: { uri: "User('u1')" }, username: 'lin', status: 't' };
const person = {
  __metadata: { uri: 'PerPerson' },
  personIdExternal: 'p1',
  userId: 'u1',
  dateOfBirth: '/Date(946684800000)/',
};
const phone = {
  __metadata: { uri: "PerPhone(personIdExternal='p1',phoneType='B')" },
  phoneNumber: '+8613800006021',
  isPrimary: true,
};
const job = (startDate: string) => ({
  __metadata: { uri: `EmpJob(userId='u1',startDate=datetime'${startDate}',seqNumber=1L)` },
  eventReason: 'HIRNEW',
  department: 'D1',
  position: 'P1',
  employeeClass: 'A',
});

interface UpsertAnswer {
  readonly d: readonly {
    status: string;
    editStatus: string | null;
    message: string | null;
    index: number;
    httpCode: number;
  }[];
}

describe('HR core counterpart', () => {
  let folder: string;
  let server: HrCoreCounterpart;
  let token: string;
  const start = () => startHrCoreCounterpart({ port: 0, file: join(folder, 'hr.sqlite') });
  const signIn = async (secret = 'talentlog-development') => {
    const form = { grant_type: 'client_credentials', client_id: 'talentlog', client_secret: secret };
    return fetch(`${server.url}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
  };
  const get = (path: string) =>
    fetch(`${server.url}/odata/v2/${path}`, { headers: { authorization: `Bearer ${token}` } });
  const post = (body: unknown) =>
    fetch(`${server.url}/odata/v2/upsert`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const upsert = async (...rows: unknown[]) => ((await (await post(rows)).json()) as UpsertAnswer).d;
  const fault = (mode: string, times = 1) =>
    fetch(`${server.url}/faults`, { method: 'POST', body: JSON.stringify({ mode, times }) });

  const own = ownOfEachTest();
  beforeEach(async () => {
    folder = own.folder();
    server = await start();
    own.closes(() => server.close());
    token = ((await (await signIn()).json()) as { access_token: string }).access_token;
  });

  test('describes itself, and answers nobody without a token', async () => {
    expect(await (await get('$metadata')).text()).toContain('<EntityType Name="PerNationalId">');
    expect((await signIn('wrong')).status).toBe(401);
    token = 'made-up';
    expect((await get('PerPerson')).status).toBe(401);
    expect((await post([user])).status).toBe(401);
    expect(server.stored()).toEqual([]);
  });

  test('keeps rows, finds them by key and by filter, also after a restart', async () => {
    const rows = await upsert(user, person, phone, job('2026-12-01T00:00:00'));
    expect(rows.map(({ status, editStatus, httpCode, index }) => [status, editStatus, httpCode, index])).toEqual(
      [0, 1, 2, 3].map((index) => ['OK', 'INSERTED', 200, index]),
    );
    expect(await (await get("PerPerson('p1')")).json()).toMatchObject({
      d: { userId: 'u1', dateOfBirth: '/Date(946684800000)/' },
    });
    expect(
      await (await get("EmpJob(userId='u1',startDate=datetime'2026-12-01T00:00:00',seqNumber=1L)")).json(),
    ).toMatchObject({
      d: { seqNumber: '1', startDate: '/Date(1796083200000)/' },
    });
    await server.close();
    server = await start();
    token = ((await (await signIn()).json()) as { access_token: string }).access_token;
    const found = await get(`PerPhone?$filter=${encodeURIComponent("personIdExternal eq 'p1'")}`);
    expect(await found.json()).toMatchObject({ d: { results: [{ phoneNumber: '+8613800006021' }] } });
    expect((await get("PerPerson('nobody')")).status).toBe(404);
  });

  test('a second telling changes the row and makes no other', async () => {
    await upsert(user, person);
    expect((await upsert({ ...user, username: 'lin2' }))[0]?.editStatus).toBe('UPSERTED');
    expect(server.stored().filter((row) => row.entity === 'User')).toMatchObject([
      { values: { username: 'lin2' }, writes: 2 },
    ]);
  });

  test.each([
    ['an unknown entity', { __metadata: { uri: "Nobody('1')" } }, 'not an entity set'],
    ['an entity named like a built-in', { __metadata: { uri: "constructor('1')" } }, 'not an entity set'],
    ['no uri', { personIdExternal: 'p1' }, '__metadata.uri'],
    ['an unknown property', { ...user, shoeSize: '44' }, 'no property shoeSize'],
    [
      'a missing key',
      { __metadata: { uri: 'PerPhone' }, personIdExternal: 'p1', phoneNumber: '1', isPrimary: true },
      'phoneType',
    ],
    ['a wrong key', { ...user, __metadata: { uri: "User(name='u1')" } }, 'not a key'],
    ['two keys that differ', { ...user, userId: 'u2' }, 'differs'],
    ['a missing required property', { __metadata: { uri: "User('u1')" }, status: 't' }, 'username is required'],
    ['a wrong type', { ...user, username: 7 }, 'Edm.String'],
    ['a plain date', { ...person, dateOfBirth: '2000-01-01' }, '/Date(milliseconds)/'],
    ['a value outside its pick list', { ...user, status: 'x' }, 'pick list'],
    ['too long a key', { ...person, personIdExternal: 'p'.repeat(33) }, 'longer than 32'],
    [
      'a row whose person does not exist',
      { ...phone, __metadata: { uri: "PerPhone(personIdExternal='p9',phoneType='B')" } },
      'PerPerson does not exist',
    ],
  ])('refuses %s, in its row, and keeps the others', async (_what, row, message) => {
    const answer = await upsert({ ...user, __metadata: { uri: "User('other')" } }, row);
    expect(answer.map(({ status, httpCode }) => [status, httpCode])).toEqual([
      ['OK', 200],
      ['ERROR', 400],
    ]);
    expect(answer[1]?.message).toContain(message);
    expect(server.stored().map((kept) => kept.key)).toEqual([{ userId: 'other' }]);
  });

  test('refuses what is no upsert at all', async () => {
    expect((await post('{')).status).toBe(400);
    expect((await post([])).status).toBe(400);
    expect((await get('Nobody')).status).toBe(400);
    expect((await get(`PerPhone?$filter=${encodeURIComponent("phoneNumber gt '1'")}`)).status).toBe(400);
  });

  test('outage, half-failed and lost-reply happen as often as told', async () => {
    await fault('outage', 2);
    expect([(await get('User')).status, (await get('User')).status, (await get('User')).status]).toEqual([
      503, 503, 200,
    ]);
    await fault('half-failed');
    expect((await upsert(user, person)).map((row) => row.httpCode)).toEqual([200, 500]);
    await fault('lost-reply');
    await expect(post([person])).rejects.toThrow('fetch failed');
    expect(server.stored().map((row) => row.entity)).toEqual(['User', 'PerPerson']);
    expect(server.upserts()).toBe(2);
    expect((await fault('gremlins')).status).toBe(400);
  });
});
