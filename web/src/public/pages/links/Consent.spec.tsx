/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { accountSeen, linkOpened } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import Consent from './Consent.tsx';

const asked = {
  ...accountSeen().consent,
  ...{ state: 'UNAUTHORIZED', policyVersion: null, expiresAt: null, given: [], name: '王芳' },
  ...{ allowedActions: ['GrantConsent', 'DeclineConsent'] },
} as const;

async function open(change: object = {}) {
  const server = new FakeServer()
    .answer('linkOpened', linkOpened({ purpose: 'consent' }))
    .answer('consentPage', { ...asked, ...change } as never);
  const shown = await renderPublic(<Consent />, { server, path: '/consent/:id', at: '/consent/token' });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, server };
}
const agree = () => screen.queryByRole('button', { name: 'I agree' });

describe('who is asked for consent', () => {
  it('and comes by the id of it while signed out, goes on without a step to go back through', async () => {
    const steps = history.length;
    const at = '/consent/0f0e7a52-5b7e-4c11-9a7e-0c9a4f1c0001';
    const { address } = await renderPublic(<Consent />, { path: '/consent/:id', at });
    expect(address()).toBe('/personal/account_setting');
    expect(history.length).toBe(steps);
  });
  it('and says no is told that it was received; nothing stays ticked, nothing is asked any more', async () => {
    const { server, user } = await open();
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    server.does(
      'DeclineConsent',
      () => void server.answer('consentPage', { ...asked, allowedActions: ['GrantConsent'] } as never),
    );
    await user.click(screen.getByRole('button', { name: 'I do not agree' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'I do not agree' }));
    expect((await screen.findByRole('status')).textContent).toMatch(/you do not agree/);
    expect(screen.getByRole('heading', { name: '王芳, your consent' })).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([]);
  });
  it('is told that below the minimum age nobody consents, where that is known, and asked for nothing', async () => {
    await open({ guardianNeed: 'TOO_YOUNG' });
    expect(screen.getByText(/you are below the age/)).toBeTruthy();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(agree()).toBeNull();
  });
  it('is told so beside the tick of the young where nobody knows', async () => {
    await open({ guardianNeed: 'UNKNOWN' });
    expect(screen.getByText(/^Below the minimum age nobody/)).toBeTruthy();
    expect(agree()).not.toBeNull();
  });
});
