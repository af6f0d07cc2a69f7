/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationDetail } from '../../../../../testing/samples/applications.ts';
import { id, members, zhao } from '../../../../../testing/samples/people.ts';
import { ArrangeForm } from './ArrangeForm.tsx';

beforeEach(() => localStorage.clear());

async function open(server = new FakeServer()) {
  const onClose = jest.fn();
  const shown = await renderStaff(<ArrangeForm detail={applicationDetail()} onClose={onClose} />, {
    server: server.signIn(colleague('HR')).answer('staffMembers', members),
  });
  await screen.findByLabelText('Zhao Lei');
  const send = () => shown.user.click(screen.getByRole('button', { name: 'Arrange interview' }));
  return { ...shown, onClose, send };
}
const begin = () => fireEvent.change(screen.getByLabelText(/^Start/), { target: { value: '2026-11-25T14:00' } });
const empty = { site: '', videoTool: '', link: '', meetingCode: '', password: '', contact: '' };

describe('arranging an interview', () => {
  it('sends time, place and people; 45 minutes unless told otherwise', async () => {
    const { user, server, send, onClose } = await open();
    begin();
    await user.type(screen.getByLabelText(/^Place/), 'Room 12');
    await user.click(screen.getByLabelText('Zhao Lei'));
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.payloads('ArrangeInterview')).toEqual([
      {
        applicationId: id(1),
        start: '2026-11-25T06:00:00.000Z',
        end: '2026-11-25T06:45:00.000Z',
        interviewerIds: [zhao.accountId],
        place: { ...empty, mode: 'ON_SITE', site: 'Room 12' },
      },
    ]);
  });
  it('sends nothing that was typed for another mode', async () => {
    const { user, server, send } = await open();
    begin();
    await user.type(screen.getByLabelText(/^Place/), 'Room 12');
    await user.selectOptions(screen.getByLabelText('How'), 'Video interview');
    await user.selectOptions(screen.getByLabelText('Meeting tool'), 'Teams');
    await user.type(screen.getByLabelText('Meeting link'), 'https://meet.example/1');
    await send();
    expect(server.payloads('ArrangeInterview')).toMatchObject([
      { place: { ...empty, mode: 'VIDEO', videoTool: 'TEAMS', link: 'https://meet.example/1' } },
    ]);
  });
  it('chooses no meeting tool for anybody', async () => {
    const { user, server, send } = await open();
    begin();
    await user.selectOptions(screen.getByLabelText('How'), 'Video interview');
    await send();
    expect(server.payloads('ArrangeInterview')).toMatchObject([{ place: { mode: 'VIDEO', videoTool: '' } }]);
  });
  it('says beside the time that somebody is busy, and keeps the rest for a reload', async () => {
    const server = new FakeServer().refuse('ArrangeInterview', {
      status: 409,
      code: 'common.invalid',
      errors: [{ path: 'start', code: 'common.range' }],
    });
    const { user, send, unmount } = await open(server);
    begin();
    await user.type(screen.getByLabelText(/^Place/), 'Room 12');
    await send();
    await waitFor(() => expect(screen.getByLabelText(/^Start/).getAttribute('aria-invalid')).toBe('true'));
    unmount();
    await open();
    expect(screen.getByLabelText<HTMLInputElement>(/^Place/).value).toBe('Room 12');
    expect(screen.getByLabelText<HTMLInputElement>(/^Start/).value).toBe('2026-11-25T14:00');
  });
});
