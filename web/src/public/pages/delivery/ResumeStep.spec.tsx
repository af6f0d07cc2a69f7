/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { idOf, jobDetail, resumeSeen } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { answersSlowly } from '../../../../testing/slow.ts';
import Delivery from './Delivery.tsx';

async function open() {
  const server = new FakeServer().signIn(jobSeeker()).answer('jobDetail', jobDetail());
  server.answer('myResume', resumeSeen({ state: 'COMPLETE' })).answer('deliveryReadiness', {
    availability: { status: 'APPLICABLE', used: 1, limit: 3 },
    resumeState: 'COMPLETE',
    missing: [],
    editing: [],
    consent: 'AUTHORIZED',
    policyVersion: '2026-01',
    guardianNeed: 'NO' as const,
    recommendingPaused: false,
    standing: null,
  });
  const shown = await renderPublic(<Delivery />, { server, at: `/delivery?ad=${idOf(2)}` });
  await step('Step 1 of 3: your resume');
  return { ...shown, server };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const openBasics = (user: Awaited<ReturnType<typeof open>>['user']) => user.click(button('Edit Basics'));
const step = (text: string) => screen.findByText(text);

beforeEach(() => sessionStorage.clear());

describe('the first step of applying', () => {
  it('saves what was typed a moment before and goes on only then', async () => {
    const { user, server } = await open();
    await openBasics(user);
    const letGo = answersSlowly(server);
    await user.type(screen.getByLabelText(/^Residence/), '杭州');
    await user.click(button('Next'));
    expect(screen.getByText('Step 1 of 3: your resume')).toBeTruthy();
    letGo();
    expect(await step('Step 2 of 3: confirm')).toBeTruthy();
    expect(server.payloads('SaveResumeBlock')).toHaveLength(1);
  });
  it('stays where what was typed could not be saved, and says so', async () => {
    const { user, server } = await open();
    server.refuse('SaveResumeBlock', { status: 500, code: 'common.internal' });
    await openBasics(user);
    await user.type(screen.getByLabelText(/^Residence/), '杭州');
    await user.click(button('Next'));
    expect(await screen.findByText(/^Something is not saved yet/)).toBeTruthy();
    expect(screen.getByText('Step 1 of 3: your resume')).toBeTruthy();
    server.refuse('SaveResumeBlock', undefined);
    await user.click(button('Next'));
    expect(await step('Step 2 of 3: confirm')).toBeTruthy();
  });
  it('stays where the newest answer says that something is missing now', async () => {
    const { user, server } = await open();
    await openBasics(user);
    await user.clear(screen.getByLabelText(/^Email/));
    server.answer('myResume', resumeSeen({ state: 'INCOMPLETE', missing: ['basic.email'] }));
    await user.click(button('Next'));
    expect(await screen.findByRole('link', { name: 'Email' })).toBeTruthy();
    expect(screen.getByText('Step 1 of 3: your resume')).toBeTruthy();
  });
});
