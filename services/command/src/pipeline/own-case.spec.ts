import { describe, expect, it } from '@jest/globals';
import { account, aggregates, type Folded, jobSeeker } from '@talentlog/domain/fold';
import type { Change } from './changes.ts';
import type { UnderWay } from './command.ts';
import { ownCase } from './own-case.ts';

const people: Readonly<Record<string, object>> = {
  byAccount: { accountId: 'hr', phone: null, email: null },
  byPhone: { accountId: null, phone: '+8613800138000', email: null },
  byMail: { accountId: 'other', phone: null, email: 'hr@yunling.example' },
  stranger: { accountId: 'other', phone: '+8613900139000', email: 'x@mail.example' },
  unreachable: { accountId: null, phone: null, email: null },
};
const accounts: Readonly<Record<string, object>> = {
  hr: { phone: '+8613800138000', email: 'hr@yunling.example' },
  silent: { phone: null, email: null },
};
const folded = (id: string, data: object): Folded => ({ id, revision: 1, state: '', path: '', data }) as Folded;
const cache = {
  load: async (of: unknown, id: string) =>
    folded(
      id,
      (of === account ? accounts[id] : of === jobSeeker ? people[id] : undefined) ?? { phone: null, email: null },
    ),
};

async function told(
  jobSeekerId: string,
  events: readonly object[] = [],
  more: object = {},
  name = 'application',
  had = {},
) {
  const aggregate = aggregates[name];
  const after = folded(name === 'jobSeeker' ? jobSeekerId : 'a', {
    ...{ jobSeekerId, positionId: 'p', comments: [], steps: [] },
    ...(name === 'jobSeeker' ? people[jobSeekerId] : {}),
  });
  const change = {
    aggregate,
    before: { ...after, data: { ...(after.data as object), ...had } },
    after,
    events: events.map((data) => ({ type: 'x', data })),
  };
  const one = {
    parts: { cache },
    admitted: { grant: { staff: 'MANAGE_RECORD' }, account: { accountId: 'hr' } },
    ...more,
  };
  const refused = await ownCase(one as unknown as UnderWay, new Map([['s', change as unknown as Change]]));
  return refused?.code;
}

describe('a colleague who applied', () => {
  it.each(['byAccount', 'byPhone', 'byMail'])(
    'writes nothing as staff about who is known %s as them',
    async (person) => {
      expect(await told(person)).toBe('auth.own_case');
      expect(await told(person, [], {}, 'jobSeeker')).toBe('auth.own_case');
    },
  );

  it.each(['stranger', 'unreachable'])('writes about others: %s', async (person) =>
    expect(await told(person, [{ screenerId: 'silent', interviewerIds: ['hr'] }])).toBeUndefined(),
  );

  it.each<object>([
    { screenerId: 'hr' },
    { newScreenerId: 'hr' },
    { interviewerIds: ['silent', 'hr'] },
    { seats: [{ interviewerId: 'hr', evaluationId: 'e' }] },
    { approverIds: ['hr'] },
    { nextApproverId: 'hr' },
    { toAccountId: 'hr' },
    { mentions: ['hr'] },
  ])('is not named to decide about themselves by a colleague: %j', async (data) => {
    const admitted = { grant: { staff: 'MANAGE_RECORD' }, account: { accountId: 'silent' } };
    expect(await told('byAccount', [data], { admitted })).toBe('auth.candidate_named');
    expect(await told('stranger', [data], { admitted })).toBeUndefined();
  });

  it('is relieved by a colleague of what they had before', async () => {
    const admitted = { grant: { staff: 'MANAGE_RECORD' }, account: { accountId: 'silent' } };
    const had = { screenerId: 'hr' };
    expect(
      await told('byAccount', [{ ...had, newScreenerId: 'silent' }], { admitted }, 'application', had),
    ).toBeUndefined();
    expect(await told('byAccount', [{ ...had, newScreenerId: 'hr' }], { admitted }, 'application', {})).toBe(
      'auth.candidate_named',
    );
  });

  it('acts for themselves by their own account, and the system for everybody', async () => {
    expect(
      await told('byAccount', [], { admitted: { grant: { self: 'CREATE_DELIVERY' }, account: { accountId: 'hr' } } }),
    ).toBeUndefined();
    expect(await told('byAccount', [], { admitted: { grant: { system: true } } })).toBeUndefined();
    expect(await told('byAccount', [], {}, 'account')).toBeUndefined();
  });
});
