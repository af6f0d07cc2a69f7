/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import type { ResumeSeen } from '@talentlog/contracts';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { idOf } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { Files } from './Files.tsx';

type ResumeFile = ResumeSeen['files'][number];
const file = (change: Partial<ResumeFile> = {}): ResumeFile => ({
  resumeFileId: idOf(1),
  fileId: 'f1',
  name: 'cv.pdf',
  size: 1,
  type: 'application/pdf',
  state: 'PARSED',
  uploadedAt: '2026-11-20T02:00:00.000Z',
  rejectedCode: null,
  unreadCode: null,
  incomplete: false,
  proposals: [],
  allowedActions: ['RemoveResumeFile'],
  ...change,
});

async function open(files: readonly ResumeFile[], locked = false) {
  const server = new FakeServer().signIn(jobSeeker());
  const onDone = jest.fn(async () => undefined);
  const shown = await renderPublic(<Files files={files} locked={locked} onDone={onDone} />, { server });
  return { ...shown, server, onDone };
}
const press = (name: string) => screen.getByRole('button', { name });

describe('the files of a resume', () => {
  it('can be read once they are safe, not before', async () => {
    await open([file(), file({ resumeFileId: idOf(2), name: 'new.pdf', state: 'SCANNING' })]);
    expect(screen.getByRole('link', { name: 'cv.pdf' }).getAttribute('href')).toBe('/api/files/f1');
    expect(screen.queryByRole('link', { name: 'new.pdf' })).toBeNull();
    expect(screen.getByText('Checking')).toBeTruthy();
  });
  it('that were refused say why', async () => {
    await open([file({ state: 'REJECTED', rejectedCode: 'file.security_failed' })]);
    expect(screen.getByText('Did not pass the check')).toBeTruthy();
    expect(screen.getByText(/Replace it and upload again/)).toBeTruthy();
  });
  it('of which a part could not be read say so, and no others', async () => {
    const { unmount } = await open([file({ incomplete: true })]);
    expect(screen.getByText(/^Part of this file could not be read/)).toBeTruthy();
    unmount();
    await open([file()]);
    expect(screen.queryByText(/^Part of this file/)).toBeNull();
  });
  it('that were left unread for now say when to try again, and how to go on', async () => {
    await open([file({ state: 'PARSE_FAILED', unreadCode: 'file.read_later', allowedActions: ['RetryResumeParse'] })]);
    expect(screen.getByText(/Try again in an hour, or fill in by hand/)).toBeTruthy();
    expect(press('Try again')).toBeTruthy();
  });
  it('that could not be read are tried again', async () => {
    const { user, server, onDone } = await open([
      file({ state: 'PARSE_FAILED', allowedActions: ['RetryResumeParse'] }),
    ]);
    await user.click(press('Try again'));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.payloads('RetryResumeParse')).toEqual([{ resumeFileId: idOf(1) }]);
  });
  it('are removed by name; where that fails the reason stands beside', async () => {
    const { user, server, onDone } = await open([file()]);
    server.refuse('RemoveResumeFile', { status: 409, code: 'resume.locked_in_process' });
    await user.click(press('Remove cv.pdf'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/application in process/);
    expect(onDone).not.toHaveBeenCalled();
  });
  it('are added by one button, and none while the resume is locked', async () => {
    const { unmount } = await open([]);
    expect(screen.getByLabelText('Upload a resume to fill this in')).toBeTruthy();
    unmount();
    const { container } = await open([file({ allowedActions: [] })], true);
    expect(container.querySelector('input[type=file]')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
