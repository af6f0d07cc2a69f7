/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { interview } from '../../../../../testing/samples/interviews.ts';
import { id, members, qian, zhao } from '../../../../../testing/samples/people.ts';
import { RescheduleDialog } from './RescheduleDialog.tsx';

async function open(changes: Parameters<typeof interview>[0] = {}, server = new FakeServer()) {
  const onClose = jest.fn();
  const shown = await renderStaff(<RescheduleDialog interview={interview(changes)} onClose={onClose} />, {
    server: server.answer('staffMembers', members),
  });
  await screen.findByLabelText('Zhao Lei');
  return { ...shown, onClose };
}
const start = () => screen.getByLabelText<HTMLInputElement>(/^Start/);
const move = () => screen.getByRole('button', { name: 'Reschedule' });

describe('moving an interview', () => {
  it('starts from what is arranged and keeps its length', async () => {
    const { user, server, onClose } = await open();
    expect([start().value, screen.getByLabelText<HTMLInputElement>(/^Length/).value]).toEqual([
      '2026-11-25T14:00',
      '30',
    ]);
    fireEvent.change(start(), { target: { value: '2026-11-26T09:00' } });
    await user.click(move());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.payloads('RescheduleInterview')).toEqual([
      {
        interviewId: id(71),
        start: '2026-11-26T01:00:00.000Z',
        end: '2026-11-26T01:30:00.000Z',
        place: interview().placeDetails,
        interviewerIds: [zhao.accountId, qian.accountId],
        notify: true,
      },
    ]);
  });
  it('may be done without telling, with other people', async () => {
    const { user, server } = await open();
    await user.click(screen.getByLabelText('Zhao Lei'));
    await user.click(screen.getByLabelText('Tell the candidate'));
    await user.click(move());
    expect(server.payloads('RescheduleInterview')).toMatchObject([{ interviewerIds: [qian.accountId], notify: false }]);
  });
  it('into a time that is taken says so beside it; everything typed is still there', async () => {
    const server = new FakeServer().refuse('RescheduleInterview', {
      status: 409,
      code: 'common.invalid',
      errors: [{ path: 'place.site', code: 'common.too_long' }],
    });
    const { user, onClose } = await open({}, server);
    fireEvent.change(start(), { target: { value: '2026-11-26T09:00' } });
    await user.click(move());
    await screen.findByRole('alert');
    expect(screen.getByLabelText(/^Site/).getAttribute('aria-invalid')).toBe('true');
    expect(start().value).toBe('2026-11-26T09:00');
    expect(onClose).not.toHaveBeenCalled();
  });
  it('can be begun without a place that may be seen', async () => {
    await open({ placeDetails: null });
    expect(screen.getByLabelText<HTMLInputElement>(/^Site/).value).toBe('');
  });
});
