import { describe, expect, it } from '@jest/globals';
import { ownActions } from '../allowed-actions.ts';
import { given, happened, onlooker, story, type Told, tell, testActor, testId } from '../shared/testing.ts';
import { account } from './account.ts';
import { decidedAccount } from './deciders.ts';
import { accountId, invited } from './fixtures.ts';

const about = { accountId, jobSeekerId: null, personId: accountId };
const without = [invited, happened('InvitationAccepted', { ...about, credentialId: testId(7) })];
const withOne = [...without, happened('SecondFactorTurnedOn', { ...about, factorId: testId(8) })];
const answer = (name: string, history: readonly Told[], actor = testActor) =>
  given(decidedAccount, accountId, history).when(
    name,
    { accountId, ...(name === 'TurnOnSecondFactor' ? { factorId: testId(9) } : {}) },
    { actor },
  );
const owner = { kind: 'account', id: accountId, name: '李思' } as const;

/** What each of them comes to with a second factor and without one, from ADR 65. */
const table: readonly [command: string, withOne: string, without: string][] = [
  ['TurnOnSecondFactor', 'second_factor.on', 'SecondFactorTurnedOn'],
  ['TurnOffSecondFactor', 'SecondFactorTurnedOff', 'second_factor.off'],
  ['NoteRecoveryCode', 'RecoveryCodeUsed', 'second_factor.off'],
  ['ResetSecondFactor', 'SecondFactorReset', 'second_factor.off'],
];

describe('the second factor of a colleague', () => {
  it.each(table)('%s: with one %s, without %s', (command, ...wanted) =>
    expect(
      [withOne, without].map((history) => {
        const { own = [], refused } = answer(command, history);
        return refused ?? own.map(({ type }) => type).join();
      }),
    ).toEqual(wanted),
  );

  it('is the one that was set up', () =>
    expect(answer('TurnOnSecondFactor', without).own).toMatchObject([{ data: { factorId: testId(9) } }]));

  it('is taken from nobody by themselves', () =>
    expect(answer('ResetSecondFactor', withOne, owner).refused).toBe('account.own_access'));

  it('has the buttons of what can be done about it', () => {
    const offered = (history: readonly Told[], actor = testActor) =>
      ownActions('account', tell(story(account, accountId, history)), onlooker(actor)).filter((name) =>
        table.some(([command]) => command === name),
      );
    expect(offered(without)).toEqual(['TurnOnSecondFactor']);
    expect(offered(withOne)).toEqual(expect.arrayContaining(['TurnOffSecondFactor', 'ResetSecondFactor']));
    expect(offered(withOne)).not.toContain('TurnOnSecondFactor');
    expect(offered(withOne, owner)).not.toContain('ResetSecondFactor');
    expect(offered(withOne, owner)).toContain('TurnOffSecondFactor');
  });
});
