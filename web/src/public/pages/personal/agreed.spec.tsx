/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { accountSeen } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import AccountSetting from './AccountSetting.tsx';

const { consent } = accountSeen();
const open = async (change: Partial<ReturnType<typeof accountSeen>>) => {
  const server = new FakeServer().signIn(jobSeeker()).answer('myAccount', accountSeen(change));
  await renderPublic(<AccountSetting />, {
    server: server.answer('myMessages', { jobSeekerId: '', off: [] }),
    at: '/personal/account_setting',
  });
  await screen.findByRole('heading', { level: 1 });
};

it('the registration agreement is told as it was accepted, with its words of then', async () => {
  await open({ agreement: { version: '2026-11-01', at: '2026-11-20T01:00:00.000Z' } });
  expect(screen.getByText(/^Accepted on Nov 20 \(version 2026-11-01\)$/)).toBeTruthy();
  const words = screen.getByRole('link', { name: 'Read what was accepted' });
  expect(words.getAttribute('href')).toBe('/registrationAgreement?at=2026-11-20T01:00:00.000Z&version=2026-11-01');
});

it('each answer about the consent is listed, the newest first, a no among them', async () => {
  const given = (at: string, policyVersion: string) => ({ at, policyVersion, way: 'LINK' as const, ended: null });
  const first = {
    ...given('2026-11-01T01:00:00.000Z', '1'),
    ended: { at: '2026-11-02T01:00:00.000Z', how: 'WITHDRAWN' as const },
  };
  const answers = [given('2026-11-05T01:00:00.000Z', '2'), first];
  await open({ consent: { ...consent, given: answers, declined: ['2026-11-03T01:00:00.000Z'] } });
  const list = within(screen.getByRole('list', { name: 'What you answered' })).getAllByRole('listitem');
  expect(list.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Nov 5: agreed to policy 2 .*in force/),
    'Nov 3: answered no',
    expect.stringMatching(/^Nov 1: agreed to policy 1 .*withdrawn Nov 2/),
  ]);
});

it('no day is named until which a former policy is agreed to, before the person was told of one', async () => {
  await open({ consent: { ...consent, presentVersion: '2', expiresAt: null } });
  expect(screen.getByText('Given')).toBeTruthy();
  expect(screen.getByText(/we will write to you by when\.$/)).toBeTruthy();
});
