/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { resumeSeen } from '../../../../testing/public-answers.ts';
import { openResumePage as open } from '../../../../testing/resume-page.tsx';

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm the resume' });
const EventSourceBefore = globalThis.EventSource;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.EventSource = EventSourceBefore;
});

describe('my resume', () => {
  it('that is confirmed says since when, and asks nothing', async () => {
    await open();
    expect(screen.getByText(/^Confirmed on Fri, Nov 20.*10:00/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm the resume' })).toBeNull();
  });
  it('names what is missing, each leading to its field, and cannot be confirmed', async () => {
    await open({ state: 'INCOMPLETE', missing: ['basic.name', 'education[0].degree', 'work'] });
    expect(screen.getByRole('heading', { name: '3 items to go before you can apply' })).toBeTruthy();
    expect(screen.getByText('7 of 10 filled in')).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Name', '#field-basic.name'],
      ['Education 1 · Degree', '#field-education.0.degree'],
      ['Work', '#field-work'],
    ]);
    expect(confirm().disabled).toBe(true);
  });
  it('is confirmed with the statement, not without', async () => {
    const { user, server } = await open({ state: 'COMPLETE' });
    server.does('ConfirmResumeStatement', () => void server.answer('myResume', resumeSeen()));
    await user.click(confirm());
    expect(screen.getByText('Please confirm the job-seeking statement first.')).toBeTruthy();
    expect(server.sent).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /I state that the above is true/ }));
    await user.dblClick(confirm());
    expect(await screen.findByText(/^Confirmed on/)).toBeTruthy();
    expect(server.payloads('ConfirmResumeStatement')).toEqual([{ agreed: true }]);
  });
  it('is not confirmed while something typed could not be saved', async () => {
    const { user, server } = await open({ state: 'COMPLETE' });
    server.refuse('SaveResumeBlock', { status: 500, code: 'common.internal' });
    await user.click(screen.getByRole('button', { name: 'Edit Basics' }));
    await user.type(screen.getByLabelText(/^Residence/), '杭州');
    await user.click(screen.getByRole('checkbox', { name: /I state that/ }));
    await user.click(confirm());
    expect(await screen.findByText(/^Something is not saved yet/)).toBeTruthy();
    expect(server.payloads('ConfirmResumeStatement')).toEqual([]);
  });
  it('that was refused says why', async () => {
    const { user, server } = await open({ state: 'COMPLETE' });
    server.refuse('ConfirmResumeStatement', { status: 422, code: 'resume.block_incomplete' });
    await user.click(screen.getByRole('checkbox', { name: /I state that/ }));
    await user.click(confirm());
    expect((await screen.findByRole('alert')).textContent).toBe('Some required parts of the resume are not complete.');
  });
  it('that is locked shows what was sent and changes nothing', async () => {
    const { user } = await open({ editability: 'LOCKED' });
    await user.click(screen.getByRole('button', { name: 'Look at Education' }));
    expect(screen.getByText(/the resume cannot be changed now/)).toBeTruthy();
    expect(screen.getByDisplayValue<HTMLInputElement>('浙江大学').disabled).toBe(true);
    expect(screen.queryByText('Upload a resume to fill this in')).toBeNull();
  });
  it('is asked for again when a file was read', async () => {
    const streams: EventTarget[] = [];
    globalThis.EventSource = class extends EventTarget {
      constructor() {
        super();
        streams.push(this);
      }
      close() {}
    } as unknown as typeof EventSource;
    const { server } = await open();
    const before = server.asked.length;
    streams[0]?.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify({ view: 'resumeFile' }) }));
    await waitFor(() => expect(server.asked.length).toBe(before + 1));
    expect(streams).toHaveLength(1);
  });
});
