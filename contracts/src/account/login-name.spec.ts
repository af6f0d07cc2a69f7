import { describe, expect, it } from '@jest/globals';
import { accountCommands } from './commands.ts';

const invited = (loginName: string) =>
  accountCommands.InviteColleague.payload.safeParse({
    name: '李四',
    loginName,
    roles: ['HR'],
    email: 'li.si@yunling.example',
  });

describe('a login name that is given', () => {
  it.each(['li.si', '13912345678a', 'a1', '2nd-admin', 'm13', 'mobile', 't.2026', 'd0cker'])('is %s', (name) =>
    expect(invited(name).data?.loginName).toBe(name),
  );
  it.each([
    '13912345678',
    '139-1234-5678',
    '139.1234.5678',
    '8613912345678',
    '008613912345678',
    '0085251234567',
    '12',
    '2026-11-28',
    'm13912345678',
    'T.13912345678',
    'phone13912345678',
    'mobile.8613912345678',
  ])('is not %s, which leads to whoever holds a phone', (name) =>
    expect(invited(name).error?.issues).toMatchObject([{ path: ['loginName'], message: 'account.login_format' }]),
  );
});
