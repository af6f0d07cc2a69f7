import { beforeAll, describe, expect, it } from '@jest/globals';
import { CloudEvent } from '@talentlog/contracts';
import { type Advertised, deliver, type Seeker } from '../support/company.ts';
import { companyOfFile } from '../support/company-of-file.ts';
import { until } from '../support/until.ts';

const commandId = '5c1f7f9e-57d3-4a2e-9d0f-7b1f0f6c2d11';
const renewalId = '5c1f7f9e-57d3-4a2e-9d0f-7b1f0f6c2d12';

interface Answered {
  readonly status: number;
  readonly code: string;
  readonly events: readonly CloudEvent[];
  readonly cursor: string;
}

describe('what other systems are told', () => {
  const here = companyOfFile();
  let [token, subscriberId] = ['', ''];
  let person: Seeker;
  let ad: Advertised;
  let applicationId: string;

  const ask = async (query = '', bearer = token): Promise<Answered> => {
    const headers = new Headers(bearer === '' ? [] : [['authorization', `Bearer ${bearer}`]]);
    const answer = await fetch(`${here.server.url}/api/feed${query}`, { headers });
    const body = (await answer.json()) as CloudEvent[] & { code?: string };
    const cursor = answer.headers.get('x-feed-cursor') ?? '';
    return { status: answer.status, code: body.code ?? '', events: answer.ok ? body : [], cursor };
  };
  const register = async (more: object) => {
    const asked = { systemName: '数据平台', topics: ['applications'], ...more };
    const { feedToken, ...rest } = await here.company.admin.does('RegisterSubscriber', asked);
    return { token: String(feedToken), subscriberId: String(rest.subscriberId), rest };
  };
  const typesOf = ({ events }: Answered) => events.map(({ type }) => type.replace(/^talentlog\.|\.v1$/g, ''));

  beforeAll(async () => {
    const { company } = here;
    const hr = await company.hire('hr', 'HR');
    ad = await company.advertise(hr.browser);
    person = await company.seeker('司徒听雪');
    applicationId = await deliver(person, ad);
    const registered = await register({});
    [token, subscriberId] = [registered.token, registered.subscriberId];
    expect(Object.keys(registered.rest)).toEqual(['subscriberId']);
  });

  it('is what they were given, as CloudEvents, the same at every reading', async () => {
    const first = await ask();
    expect(first.status).toBe(200);
    expect(first.events.map((event) => CloudEvent.parse(event))).toEqual(first.events);
    expect(typesOf(first)).toContain('application.delivered');
    expect(typesOf(first).filter((type) => !type.startsWith('application.'))).toEqual([]);
    expect(first.events[0]).toMatchObject({ subject: `applications/${applicationId}`, partitionkey: applicationId });
    expect((await ask()).events).toEqual(first.events);
    expect(await ask(`?after=${first.cursor}`)).toMatchObject({ status: 200, events: [] });
  });

  it('is read in pieces without a gap and without a repetition, and waited for', async () => {
    const all = (await ask()).events;
    const pieces: CloudEvent[] = [];
    let after = '';
    for (let turn = 0; turn <= all.length; turn += 1) {
      const piece = await ask(`?limit=1&after=${after}`);
      expect(piece.events.length).toBeLessThanOrEqual(2);
      pieces.push(...piece.events);
      after = piece.cursor;
    }
    expect(pieces).toEqual(all);
    const waiting = ask(`?wait=20&after=${after}`);
    const other = await here.company.seeker('顾北辰');
    const delivered = await deliver(other, ad);
    expect((await waiting).events.map(({ subject }) => subject)).toContain(`applications/${delivered}`);
  });

  it('is nothing to who has no token, an ended one, no such topic, or a cursor of nobody', async () => {
    expect(await ask('', '')).toMatchObject({ status: 401, code: 'feed.token' });
    expect(await ask('', 'tlfeed_AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ status: 401, code: 'feed.token' });
    expect(await ask('?after=abc')).toMatchObject({ status: 400, code: 'feed.cursor' });
    // A place that this log has, and where another copy of it had something else.
    const [, at] = Buffer.from((await ask()).cursor, 'base64url')
      .toString()
      .split('.');
    for (const text of [`2.${at}.00000000`, `2.${'9'.repeat(20)}.00000000`, `1.${at}`]) {
      const after = Buffer.from(text).toString('base64url');
      expect(await ask(`?after=${after}`)).toMatchObject({ status: 400, code: 'feed.cursor' });
    }
    expect(await ask('?topic=hires')).toMatchObject({ status: 403, code: 'feed.topic' });
    for (const wrong of ['?limit=0', '?limit=501', '?wait=31', '?limit=x', '?page=1', '?topic=x', '?after=a&after=b'])
      expect(await ask(wrong)).toMatchObject({ status: 400, code: 'common.invalid' });
    const unknown = await fetch(`${here.server.url}/api/feed?page=1`, {
      headers: { authorization: `bearer ${token}` },
    });
    expect(await unknown.json()).toMatchObject({ errors: [{ path: 'page', code: 'common.format' }] });
  });

  it('is for the next who asks as soon as those who waited went away, however they went', async () => {
    const { cursor } = await ask('?limit=500');
    const { token: own } = await register({});
    const headers = { authorization: `Bearer ${own}` };
    const gone = new AbortController();
    const polls = [1, 2, 3, 4].map(() =>
      fetch(`${here.server.url}/api/feed?wait=30&after=${cursor}`, { headers, signal: gone.signal }).catch(
        () => 'gone',
      ),
    );
    // Slowly: one token may ask 120 times a minute.
    const answered = async () => {
      await new Promise((go) => setTimeout(go, 200));
      return (await ask('', own)).status;
    };
    await until(async () => (await answered()) === 429, 'all places to be taken');
    gone.abort();
    expect(await Promise.all(polls)).toEqual(['gone', 'gone', 'gone', 'gone']);
    await until(async () => (await answered()) === 200, 'a place to be free', 10);
  });

  it('ends with its token, at once or after the time that was said, and waits while it is suspended', async () => {
    const { admin } = here.company;
    const one = await register({});
    const of = { subscriberId: one.subscriberId };
    const grace = String((await admin.does('RenewFeedToken', { ...of, graceHours: 1 })).feedToken);
    expect([(await ask('', one.token)).status, (await ask('', grace)).status]).toEqual([200, 200]);
    const now = String((await admin.does('RenewFeedToken', of)).feedToken);
    expect([(await ask('', one.token)).status, (await ask('', grace)).status]).toEqual([401, 401]);
    const waits = ask(`?wait=2&after=${(await ask('?limit=500', now)).cursor}`, now);
    await admin.does('SuspendSubscriber', { ...of, reason: '接口频繁报错' });
    expect(await waits).toMatchObject({ status: 403, code: 'feed.suspended' });
    expect(await ask('', now)).toMatchObject({ status: 403, code: 'feed.suspended' });
    await admin.does('ResumeSubscriber', of);
    expect((await ask('', now)).status).toBe(200);
    await admin.does('RemoveSubscriber', of);
    expect(await ask('', now)).toMatchObject({ status: 401, code: 'feed.token' });
  });

  it('stands in no event, and the same wish twice does not tell it again', async () => {
    const stored = JSON.stringify(here.server.events());
    expect(stored).toContain(subscriberId);
    expect(stored).not.toContain(token.slice('tlfeed_'.length));
    const wish = { systemName: '考勤系统', topics: ['hires'] };
    const again = () => here.company.admin.post('RegisterSubscriber', wish, { 'idempotency-key': commandId });
    const [one, other] = [(await again()).body, (await again()).body] as {
      result?: { feedToken: string; subscriberId: string };
    }[];
    expect(one?.result?.feedToken).toMatch(/^tlfeed_/);
    expect(other?.result).toEqual({ subscriberId: one?.result?.subscriberId });
    const renew = () =>
      here.company.admin.post(
        'RenewFeedToken',
        { subscriberId: one?.result?.subscriberId },
        { 'idempotency-key': renewalId },
      );
    expect((await renew()).text).toContain('tlfeed_');
    expect((await renew()).text).not.toContain('tlfeed_');
  });

  it('is listed with where it is, to administrators alone', async () => {
    await ask();
    const rows = (await here.company.admin.asks('subscribers')) as { subscriberId: string; read: object | null }[];
    expect(rows.find((row) => row.subscriberId === subscriberId)?.read).toMatchObject({ waitsSince: null });
    const { status } = await person.browser.send('/api/queries/subscribers');
    expect(status).toBe(403);
  });
});
