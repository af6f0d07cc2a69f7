import { describe, expect, it } from '@jest/globals';
import type { Role } from '@talentlog/contracts';
import { admit } from './admit.ts';
import type { Caller, Held } from './caller.ts';

const acting = (roles: readonly Role[], held: readonly Held[]): Caller => ({
  account: { accountId: 'a-1', jobSeekerId: 'js-1', name: '', identity: 'JobSeeker', roles, held, signInId: 's-1' },
});
const seeker: Held = { identity: 'JobSeeker', roles: ['JS'] };
const staff: Held = { identity: 'Staff', roles: ['HR'] };
const asked = [{ staff: 'MANAGE_POSITION' }] as const;

describe('admission as whom somebody acts', () => {
  it('rests on the roles of that identity alone, and names the one that could', () => {
    const params = { identity: 'Staff' };
    expect(admit(asked, acting(['JS'], [seeker, staff]))).toEqual({ code: 'auth.forbidden', params });
  });
  it('names none where no other identity could either', () => {
    expect(admit([{ staff: 'ADMIN_AUDIT' }], acting(['JS'], [seeker, staff]))).toEqual({ code: 'auth.forbidden' });
    expect(admit(asked, acting(['JS'], [seeker]))).toEqual({ code: 'auth.forbidden' });
  });
  it('names what is one’s own as another, too', () => {
    const held = [{ identity: 'JobSeeker', roles: ['JS'] }] as const;
    expect(admit([{ self: 'CREATE_DELIVERY' }], acting(['AU'], held))).toMatchObject({
      params: { identity: 'JobSeeker' },
    });
  });
  it('lets in as the identity that has the right', () => {
    const caller = acting(['HR'], [seeker, staff]);
    expect(admit(asked, caller)).toEqual({ grant: asked[0], account: caller.account });
  });
});
