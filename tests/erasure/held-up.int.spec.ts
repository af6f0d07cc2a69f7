import { expect, it } from '@jest/globals';
import { clockOff } from '../support/clock-off.ts';
import { openCompany, stepUp } from '../support/company.ts';
import { inbox, until } from '../support/inbox.ts';
import { ownOfFile } from '../support/own.ts';
import { startServer } from '../support/server.ts';

const own = ownOfFile();

it('an erasure that was promised and cannot be is told, and its request is open at the desk with the reason, also after a kill', async () => {
  const dataDir = own.folder();
  const before = await startServer({ dataDir });
  const { admin, seeker } = await openCompany(before);
  const one = await seeker('高晓明');
  await stepUp(one);
  const { dataRequestId } = await one.browser.does('SubmitDataRequest', { kind: 'DELETION', details: '' });
  await admin.does('TakeDataRequest', { dataRequestId });
  const fulfil = () => admin.does('FulfilDataRequest', { dataRequestId, answer: '将删除' });
  await fulfil();
  await admin.does('StopDeletion', { dataRequestId });
  await fulfil();
  const registered = before.events().findLast(({ type }) => type === 'AccountRegistered');
  await admin.does('GrantRoles', { accountId: registered?.stream.replace('account-', '') ?? '', roles: ['SC'] });
  await before.kill();
  const server = await startServer({ dataDir, env: clockOff(90) });
  try {
    await until('what was promised in vain', async () =>
      (await inbox(server, one.email, 'mail')).some(({ subject }) => subject === '您的个人信息暂未删除'),
    );
    const desk = (await openCompany(server)).admin;
    const { rows } = await desk.asks<{ rows: object[] }>('dataRequests', { dataRequestId: String(dataRequestId) });
    expect(rows).toMatchObject([{ state: 'IN_PROGRESS', heldUp: 'COLLEAGUE', answer: '', erasesAt: null }]);
    expect(server.events().filter(({ type }) => type === 'ErasureBegun')).toEqual([]);
  } finally {
    await server.stop();
  }
});
