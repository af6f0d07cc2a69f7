import { describe, expect, it } from '@jest/globals';
import { bearer, openEdge, refusal } from './open-edge.ts';
import { auditor } from './routes.ts';

describe('the guard of callers', () => {
  it('denies a route that declares nothing, to auditors too', async () => {
    const { get } = await openEdge();
    expect(refusal(await get('/undeclared', bearer('auditors-session-0000')))).toEqual([403, 'auth.forbidden']);
  });

  it('lets in whom a grant fits, from a bearer token and from the cookie, and hands over who it is', async () => {
    const { get } = await openEdge();
    const seen = { who: 'auditor', grant: { staff: 'ADMIN_AUDIT' } };
    expect((await get('/audit', bearer('auditors-session-0000'))).json()).toEqual(seen);
    expect((await get('/audit', { cookie: '__Host-talentlog=auditors-session-0000' })).json()).toEqual(seen);
  });

  it('tells who is unknown from who may not', async () => {
    const { get } = await openEdge();
    expect(refusal(await get('/audit'))).toEqual([401, 'common.unauthenticated']);
    expect(refusal(await get('/audit', bearer('interviewers-session')))).toEqual([403, 'auth.forbidden']);
  });

  it('asks the contract that the path names, and knows no other', async () => {
    const { get } = await openEdge();
    expect((await get('/questions/open')).json()).toEqual({ name: 'open' });
    expect(refusal(await get('/questions/closed'))).toEqual([401, 'common.unauthenticated']);
    for (const name of ['nonsense', 'constructor', '__proto__'])
      expect([name, ...refusal(await get(`/questions/${name}`))]).toEqual([name, 404, 'common.not_found']);
  });

  it('refuses a dead link, except where links are not looked at', async () => {
    const { get } = await openEdge();
    const link = { 'x-link-token': 'x' };
    expect(refusal(await get('/questions/open', link))).toEqual([410, 'link.expired']);
    expect((await get('/everybody', { ...link, ...bearer('auditors-session-0000') })).json()).toEqual(auditor);
  });

  it('asks for the proof of a link, whoever is signed in beside it', async () => {
    const { get } = await openEdge();
    const seeker = bearer('a-seekers-session-000');
    const unproved = { status: 403, code: 'link.step_up_required', params: { stepUp: 'code' } };
    expect((await get('/questions/page', { 'x-link-token': 'unproved' })).json()).toMatchObject(unproved);
    expect((await get('/questions/page', { ...seeker, 'x-link-token': 'unproved' })).json()).toMatchObject(unproved);
    for (const headers of [{ 'x-link-token': 'proved' }, { ...seeker, 'x-link-token': 'proved' }, seeker])
      expect((await get('/questions/page', headers)).json()).toEqual({ name: 'page' });
    expect((await get('/questions/open', { ...seeker, 'x-link-token': 'unproved' })).json()).toEqual({ name: 'open' });
  });
});

describe('whom a page believes it is', () => {
  const as = (account: string) => ({ ...bearer('auditors-session-0000'), 'x-account': account });
  it('is held against who is signed in, for reads and writes', async () => {
    const { get, post } = await openEdge();
    expect((await get('/audit', as('auditor'))).statusCode).toBe(200);
    expect((await post(as('auditor'))).json()).toMatchObject({ who: 'auditor' });
    expect(refusal(await get('/audit', as('seeker')))).toEqual([409, 'auth.other_account']);
    expect(refusal(await post(as('seeker')))).toEqual([409, 'auth.other_account']);
  });

  it('lets a guest in who was somebody, as a guest: that is how one signs in again', async () => {
    const { get, post } = await openEdge();
    expect((await post({ 'x-account': 'auditor' })).json()).toMatchObject({ who: null });
    expect(refusal(await get('/audit', { 'x-account': 'auditor' }))).toEqual([401, 'common.unauthenticated']);
  });
});

describe('the guard of writes', () => {
  it('refuses another origin, and only writes', async () => {
    const { get, post } = await openEdge();
    const foreign = { origin: 'https://evil.example' };
    expect(refusal(await post(foreign))).toEqual([403, 'auth.origin']);
    expect((await post({ origin: 'https://jobs.example' })).statusCode).toBe(201);
    expect((await get('/everybody', foreign)).statusCode).toBe(200);
  });

  it('counts writes of an address, and says how long to wait', async () => {
    const { get, post } = await openEdge({ writes: 2 });
    expect((await post()).statusCode).toBe(201);
    expect((await post()).statusCode).toBe(201);
    const third = await post();
    expect(third.json()).toMatchObject({ status: 429, code: 'common.too_many', params: { seconds: 12 } });
    expect(third.headers['retry-after']).toBe('12');
    expect((await get('/everybody')).statusCode).toBe(200);
  });

  it('gives a browser its secret once', async () => {
    const { post } = await openEdge();
    const first = await post();
    const { browser } = first.json<{ browser: string }>();
    expect(first.headers['set-cookie']).toBe(
      `__Host-browser=${browser}; Path=/; Max-Age=31536000; HttpOnly; Secure; SameSite=Lax`,
    );
    const second = await post({ cookie: `__Host-browser=${browser}` });
    expect(second.json()).toMatchObject({ browser });
    expect(second.headers['set-cookie']).toBeUndefined();
    expect((await post({ 'x-browser': 'a-browser-without-a-jar' })).json()).toMatchObject({
      browser: 'a-browser-without-a-jar',
    });
  });
});
