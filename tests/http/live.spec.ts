import { afterEach, describe, expect, it } from '@jest/globals';
import { defaultSettings } from '@talentlog/domain/fold';
import type { Caller } from '@talentlog/runtime';
import { SETTINGS } from '../../services/query/src/bus/tokens.ts';
import { LiveController } from '../../services/query/src/live/live.controller.ts';
import { LiveHub } from '../../services/query/src/live/live-hub.ts';
import { bearer, openEdge } from './open-edge.ts';
import { known } from './routes.ts';

/** Everything belongs to the position of Lin and, as a task, to nobody. */
const linsOwn = { ownerIds: ['lin'], assigneeIds: [], jobSeekerId: 'somebody' };
const whose = async (_view: string, ids: readonly string[]) => new Map(ids.map((id) => [id, linsOwn]));
const served = {
  controllers: [LiveController],
  providers: [
    { provide: LiveHub, useFactory: () => new LiveHub(whose) },
    { provide: SETTINGS, useValue: { known: () => defaultSettings } },
  ],
};
const signIn = 'a-sign-in-of-these-tests';
const signedIn = (roles: NonNullable<Caller['account']>['roles'], accountId = 'lin') =>
  known.set(signIn, {
    account: { accountId, jobSeekerId: undefined, name: '', identity: 'Staff', roles, signInId: signIn },
  });

afterEach(() => void known.delete(signIn));

it('HEAD of the live updates ends, and says what GET would be', async () => {
  const { head } = await openEdge({ served });
  const answer = await head('/api/live');
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
});

describe('the live updates', () => {
  const hubs: LiveHub[] = [];
  afterEach(() => {
    for (const hub of hubs.splice(0)) hub.close();
  });

  /** Somebody who listens already, and what they heard until the stream ended; `undefined` while it goes on. */
  async function listen(as = signIn) {
    const { app, get } = await openEdge({ served });
    const hub = app.get(LiveHub);
    hubs.push(hub);
    const began = new Promise<void>((resolve) => {
      const { listen: join } = hub;
      hub.listen = (...given) => {
        resolve();
        return join.apply(hub, given);
      };
    });
    let heard: string | undefined;
    const ended = get('/api/live', bearer(as)).then(({ body }) => {
      heard = body;
      return body;
    });
    await began;
    return { hub, ended, heard: () => heard };
  }
  const change = (ids: readonly string[]) => ({ view: 'offer', ids, position: '7' });

  it.each<[string, () => unknown]>([
    ['signed out, or whose account was suspended', () => known.delete(signIn)],
    ['whose role was taken away', () => signedIn(['IV'])],
    ['in whose place somebody else is', () => signedIn(['HR'], 'zhou')],
  ])('end for one who %s', async (_, happens) => {
    signedIn(['HR']);
    const { hub, ended } = await listen();
    hub.publish(change(['before']));
    happens();
    const body = await ended;
    hub.publish(change(['after']));
    expect(body).toContain('before');
    expect(body).not.toContain('after');
  });

  it('go on for one who stays, until the service stops', async () => {
    signedIn(['HR', 'IV']);
    const { hub, ended, heard } = await listen();
    // Roles in another order are the same roles; a second listener who leaves shows that both were looked at.
    signedIn(['IV', 'HR']);
    const other = 'another-sign-in-of-tests';
    known.set(other, {
      account: { ...known.get(signIn)?.account, accountId: 'other' } as NonNullable<Caller['account']>,
    });
    const left = await listen(other);
    known.delete(other);
    await left.ended;
    expect(heard()).toBeUndefined();
    hub.close();
    expect(await ended).toContain('retry: 2000');
  });
});
