/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { idOf, jobDetail, resumeSeen } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import type { QueryData } from '../../../api/tables.ts';
import Delivery from './Delivery.tsx';

type Readiness = QueryData<'deliveryReadiness'>;
const readiness: Readiness = {
  availability: { status: 'APPLICABLE', used: 1, limit: 3 },
  resumeState: 'CONFIRMED',
  missing: [],
  editing: [],
  consent: 'AUTHORIZED',
  policyVersion: '2026-01',
  guardianNeed: 'NO' as const,
  recommendingPaused: false,
  standing: null,
};

interface Given {
  readonly ready?: Partial<Readiness>;
  readonly at?: 'send';
  readonly resume?: Partial<ReturnType<typeof resumeSeen>>;
}

async function open({ ready = {}, resume = {}, at }: Given = {}) {
  const server = new FakeServer().signIn(jobSeeker()).answer('jobDetail', jobDetail());
  server.answer('deliveryReadiness', { ...readiness, ...ready }).answer('myResume', resumeSeen(resume));
  const shown = await renderPublic(<Delivery />, { server, at: `/delivery?ad=${idOf(2)}${at ? `&step=${at}` : ''}` });
  await screen.findByRole('heading', { level: 1, name: 'Apply: Test developer' });
  return { ...shown, server };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const step = (text: string) => screen.findByText(text);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('applying', () => {
  it('begins with the resume while it is not confirmed, and does not go on while it lacks something', async () => {
    await open({ resume: { state: 'INCOMPLETE', missing: ['basic.birthDate'] } });
    expect(await step('Step 1 of 3: your resume')).toBeTruthy();
    expect(button('Next').disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Birth date' }).getAttribute('href')).toBe('#field-basic.birthDate');
  });
  it('skips the resume that is confirmed, and can go back to it', async () => {
    const { user } = await open();
    expect(await step('Step 2 of 3: confirm')).toBeTruthy();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    // The whole resume, as those read it who judge it.
    expect(facts).toEqual([
      ...['王芳', '138 0000 6021', 'wang.fang@example.com'],
      ...['浙江大学', 'Bachelor', 'Sep 2014 – Jun 2018'],
    ]);
    await user.click(screen.getByRole('link', { name: 'Change: Education' }));
    expect(await step('Step 1 of 3: your resume')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('field-education'));
    await user.click(button('Next'));
    await user.click(await screen.findByRole('button', { name: 'Edit the resume' }));
    expect(await step('Step 1 of 3: your resume')).toBeTruthy();
  });
  it('needs the statement and the consent, and records both before it goes on', async () => {
    const { user, server } = await open({ ready: { consent: 'UNAUTHORIZED' }, resume: { state: 'COMPLETE' } });
    await user.click(button('Next'));
    await step('Step 2 of 3: confirm');
    expect(document.activeElement?.textContent).toBe('Step 2 of 3: confirm');
    await user.click(button('Next'));
    expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0]);
    expect(screen.getByText('Please confirm the job-seeking statement first.')).toBeTruthy();
    expect(screen.getByText('Please read and accept the privacy policy first.')).toBeTruthy();
    expect(server.sent).toEqual([]);
    server.does('GrantConsent', () => void server.answer('deliveryReadiness', readiness));
    server.does('ConfirmResumeStatement', () => void server.answer('myResume', resumeSeen()));
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(button('Next'));
    expect(await step('Step 3 of 3: apply')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Step 3 of 3: apply');
    expect(server.sent.map(({ name, payload }) => [name, payload])).toEqual([
      ['GrantConsent', { policyVersion: '2026-01', guardian: null }],
      ['ConfirmResumeStatement', { agreed: true }],
    ]);
  });
  it('goes one step back with the browser’s back, and is still there after a reload', async () => {
    const { user, address } = await open({ resume: { state: 'COMPLETE' } });
    await user.click(button('Next'));
    await step('Step 2 of 3: confirm');
    expect(address()).toBe(`/delivery?ad=${idOf(2)}&step=confirm`);
    history.back();
    expect(await step('Step 1 of 3: your resume')).toBeTruthy();
    history.forward();
    expect(await step('Step 2 of 3: confirm')).toBeTruthy();
  });
  it('opens at the step its address names, and never past what is done', async () => {
    const one = await open({ at: 'send' });
    expect(await step('Step 3 of 3: apply')).toBeTruthy();
    one.unmount();
    const two = await open({ at: 'send', ready: { consent: 'UNAUTHORIZED' } });
    expect(await step('Step 2 of 3: confirm')).toBeTruthy();
    two.unmount();
    await open({ at: 'send', resume: { state: 'INCOMPLETE', missing: ['basic.birthDate'] } });
    expect(await step('Step 1 of 3: your resume')).toBeTruthy();
  });
  it('says why it does not go on', async () => {
    const { user, server } = await open({ resume: { state: 'COMPLETE' } });
    server.refuse('ConfirmResumeStatement', { status: 409, code: 'resume.block_editing' });
    await user.click(button('Next'));
    await step('Step 2 of 3: confirm');
    await user.click(screen.getByRole('checkbox'));
    await user.click(button('Next'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/still being edited/);
    expect(screen.getByText('Step 2 of 3: confirm')).toBeTruthy();
  });
  it('is not begun where one cannot apply, and says why', async () => {
    await open({ ready: { availability: { status: 'ALREADY_DELIVERED' } } });
    expect(within(screen.getByRole('alert')).getByText('Applied', { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(screen.getByRole('link', { name: 'My applications' })).toBeTruthy();
  });
  it('stays open where a mistyped birth date stands in the way, says so, and goes on once it is mended', async () => {
    const { user, server } = await open({
      resume: { state: 'COMPLETE' },
      ready: { availability: { status: 'AGE_NOT_MET' } },
    });
    expect(screen.getByRole('alert').textContent).toMatch(/^Age requirement not met.*correct it below/);
    expect(await step('Step 1 of 3: your resume')).toBeTruthy();
    expect(button('Next').disabled).toBe(true);
    await user.click(button('Edit Basics'));
    server.answer('deliveryReadiness', readiness);
    const birth = screen.getByLabelText<HTMLInputElement>(/^Birth date/);
    await user.clear(birth);
    await user.type(birth, '1996-05-04');
    await waitFor(() => expect(button('Next').disabled).toBe(false), { timeout: 5_000 });
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('says from when one can apply again', async () => {
    await open({ ready: { availability: { status: 'ALREADY_DELIVERED', againOn: '2027-05-23' } } });
    expect(screen.getByText(/May 23, 2027/)).toBeTruthy();
  });
  it('can be tried again where something did not come', async () => {
    const server = new FakeServer().signIn(jobSeeker()).answer('jobDetail', jobDetail());
    server.answer('deliveryReadiness', readiness).answer('myResume', resumeSeen());
    server.refuse('deliveryReadiness', { status: 500, code: 'common.internal' });
    const { user } = await renderPublic(<Delivery />, { server, at: `/delivery?ad=${idOf(2)}` });
    server.refuse('deliveryReadiness', undefined);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Step 2 of 3: confirm')).toBeTruthy());
  });
});
