import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anApplication, aPosition, colleagues, hr, otherHr } from '../testing/company.ts';
import { aPerson, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, staff } from '../testing/story.ts';
import { aMessage } from '../testing/work.ts';

const asAdmin = staff(id(905), 'AD');
const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
const sending = { notificationId: id(31), personId: id(21), jobSeekerId: id(21), accountId: null, attempt: 1 };
const later = '2026-11-02T04:01:00.000Z';

describe('notifications', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...colleagues,
      ...aPosition(id(1)),
      ...aPerson(id(21), '林晓'),
      anApplication(about),
      aMessage(id(31), id(21)),
      aMessage(id(32), id(22)),
    );
  });
  afterEach(() => reading.close());
  const asked = async (params: object, caller = asAdmin) =>
    (await reading.ask('notifications', params, caller)).data?.rows;

  it('show receiver masked and the link without its token', async () => {
    expect(await asked({ jobSeekerId: id(21) })).toMatchObject([
      {
        notificationId: id(31),
        channel: 'SMS',
        scene: 'OFFER',
        receiver: '138 **** 6021',
        content: '请查看 https://x.example/send_offer/…',
        state: 'QUEUED',
        sentAt: null,
        reason: null,
      },
    ]);
  });

  it('say when they were sent and why they failed', async () => {
    const going = happened('notification', id(31), 'NotificationSending', sending);
    const failed = happened('notification', id(31), 'NotificationFailed', {
      ...sending,
      reason: '空号',
      permanent: true,
      retryAt: null,
    });
    await reading.tell(going, failed);
    expect(await asked({ jobSeekerId: id(21) })).toMatchObject([
      { state: 'FAILED', reason: '空号', allowedActions: ['ResendNotification', 'RevealContact'] },
    ]);
    await reading.tell(
      happened('notification', id(31), 'NotificationResent', {
        ...sending,
        attempt: 2,
        notBefore: later,
        resentBy: hr,
      }),
      happened('notification', id(31), 'NotificationSending', { ...sending, attempt: 2 }),
      happened('notification', id(31), 'NotificationSent', { ...sending, attempt: 2, providerId: 'p' }, later),
    );
    expect(await asked({ jobSeekerId: id(21) })).toMatchObject([{ state: 'SENT', reason: null, sentAt: later }]);
  });

  it('tell without consent only that there was one', async () => {
    await reading.tell(consentWithdrawn(id(21)));
    expect(await asked({ jobSeekerId: id(21) })).toMatchObject([
      { notificationId: id(31), scene: 'OFFER', receiver: '', subject: '', content: '', allowedActions: [] },
    ]);
  });

  it('to staff hide the candidate whom they name, too, once the consent is gone', async () => {
    const { data, ...message } = aMessage(id(35), id(21), 'hr@yunling.example');
    await reading.tell({ ...message, data: { ...data, jobSeekerId: null, accountId: hr, content: '林晓已拒绝Offer' } });
    const toStaff = async () => (await asked({}))?.find(({ notificationId }) => notificationId === id(35));
    expect(await toStaff()).toMatchObject({ content: '林晓已拒绝Offer' });
    await reading.tell(consentWithdrawn(id(21)));
    expect(await toStaff()).toMatchObject({ content: '', receiver: '', allowedActions: [] });
  });

  it('about an application are for its owner, whoever else has one with the same person', async () => {
    const elsewhere = { applicationId: id(12), jobSeekerId: id(21), positionId: id(2) };
    await reading.tell(
      ...aPosition(id(2), {}, otherHr),
      anApplication(elsewhere),
      aMessage(id(33), id(21), '+8613800006021', about),
      aMessage(id(34), id(21), '+8613800006021', elsewhere),
    );
    const seenBy = async (accountId: string) =>
      (await asked({ jobSeekerId: id(21) }, staff(accountId, 'HR')))?.map(({ notificationId }) => notificationId);
    expect(await seenBy(hr)).toEqual([id(33)]);
    expect(await seenBy(otherHr)).toEqual([id(34)]);
    const drawer = await reading.ask('applicationDetail', { applicationId: id(11) }, staff(hr, 'HR'));
    expect(drawer.data?.notifications.map(({ notificationId }) => notificationId)).toEqual([id(33)]);
    expect(drawer.data?.elsewhere).toEqual([
      { stage: 'RESUME_SCREENING', bucket: 'ACTIVE', ask: { accountId: otherHr, name: '孙人事' } },
    ]);
  });

  it('are for the owners of an application of that person, all of them for an administrator', async () => {
    expect(await asked({ jobSeekerId: id(21) }, staff(hr, 'HR'))).toHaveLength(1);
    expect(await asked({ jobSeekerId: id(21) }, staff(otherHr, 'HR'))).toEqual([]);
    expect(await asked({}, staff(hr, 'HR'))).toEqual([]);
    expect(await asked({})).toHaveLength(2);
    expect(await asked({ state: 'SENT' })).toEqual([]);
    expect(await asked({ channel: 'MAIL' })).toEqual([]);
  });
});
