import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setupSteps } from '@talentlog/contracts';
import { defaultSettings } from '@talentlog/domain/fold';
import { admin, aPosition, colleagues, hr } from '../testing/company.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, staff } from '../testing/story.ts';

const administrator = staff(admin, 'AD');
const nowhere = {
  sms: false,
  mail: false,
  sap: false,
  address: false,
  scanner: false,
  inInbox: [],
  origin: 'http://127.0.0.1:8080',
};

describe('how far a company is set up', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
  });
  afterEach(() => reading.close());
  const state = async () => (await reading.ask('setupState', {}, administrator)).data;
  const done = async () => (await state())?.steps.filter((step) => step.done).map(({ name }) => name);

  it('is nothing on an empty server that reaches nobody', async () => {
    reading.house = nowhere;
    expect(await done()).toEqual([]);
    expect((await state())?.steps.map(({ name }) => name)).toEqual(setupSteps);
    expect(await state()).toMatchObject({ revision: -1, origin: 'http://127.0.0.1:8080' });
  });

  it.each(['address', 'mail', 'sms', 'sap', 'scanner'] as const)(
    'knows by the server alone whether there is %s',
    async (name) => {
      reading.house = { ...nowhere, [name]: true };
      expect(await done()).toEqual([name]);
    },
  );

  it('knows what ends in the development inbox: that is neither done nor put aside', async () => {
    reading.house = { ...nowhere, mail: true, sms: true, inInbox: ['mail'] };
    expect(await done()).toEqual(['sms']);
    expect((await state())?.steps.filter(({ inInbox }) => inInbox).map(({ name }) => name)).toEqual(['mail']);
  });

  it('knows that one colleague is alone, and whether I have a password', async () => {
    reading.house = nowhere;
    const me = happened('account', admin, 'StaffAccountCreated', {
      ...{ accountId: admin, jobSeekerId: null, personId: admin, name: '钱管理', loginName: 'admin' },
      ...{ phone: null, email: null, roles: ['AD'], language: 'zh-CN' },
    });
    const secret = happened('account', admin, 'PasswordChanged', {
      ...{ accountId: admin, jobSeekerId: null, personId: admin },
      credentialId: id(70),
    });
    await reading.tell(me);
    expect(await done()).toEqual([]);
    await reading.tell(secret);
    expect(await done()).toEqual(['account']);
  });

  it('knows a second colleague, and a position that is open', async () => {
    reading.house = nowhere;
    await reading.tell(...colleagues);
    expect(await done()).toEqual(['colleague']);
    const [created, ...opened] = aPosition(id(50));
    await reading.tell(...(created ? [created] : []));
    expect(await done()).toEqual(['colleague']);
    await reading.tell(...opened);
    expect(await done()).toEqual(['colleague', 'position']);
  });

  it('knows by the settings whether it has a name of its own, and what was put aside', async () => {
    reading.house = nowhere;
    const settings = { ...defaultSettings, companyName: '海月科技', setupSkipped: ['sap' as const] };
    const { data } = await reading.ask('setupState', {}, administrator, undefined, settings);
    expect(data?.steps.filter((step) => step.done || step.skipped)).toEqual([
      { name: 'company', done: true, skipped: false, inInbox: false },
      { name: 'sap', done: false, skipped: true, inInbox: false },
    ]);
  });

  it('is told to who may change it alone', async () => {
    expect((await reading.ask('setupState', {}, staff(hr, 'HR'))).refused).toBe('auth.forbidden');
  });
});
