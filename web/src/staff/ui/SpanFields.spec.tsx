/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderStaff } from '../../../testing/render.tsx';
import { AskForm } from './AskForm.tsx';
import { endOf, minutesOf, SpanFields, type SpanValues } from './SpanFields.tsx';

const none: SpanValues = { start: null, minutes: 30 };

async function open(initial: SpanValues) {
  const onSubmit = jest.fn<(values: SpanValues) => void>();
  const shown = await renderStaff(
    <AskForm title="When" submit="Done" initial={initial} onSubmit={onSubmit} onClose={() => undefined}>
      {(form) => <SpanFields form={form} />}
    </AskForm>,
  );
  return { ...shown, onSubmit };
}

beforeEach(() => sessionStorage.clear());

describe('a time and a length', () => {
  it('is typed on the wall clock of Beijing, wherever the device is', async () => {
    const { user, onSubmit } = await open(none);
    const start = screen.getByLabelText(/^Start/);
    expect(document.getElementById(start.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Beijing time');
    fireEvent.change(start, { target: { value: '2026-11-25T14:00' } });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onSubmit).toHaveBeenLastCalledWith({ start: '2026-11-25T06:00:00.000Z', minutes: 30 });
  });
  it('shows an instant as Beijing has it', async () => {
    await open({ start: '2026-11-25T17:30:00.000Z', minutes: 45 });
    expect(screen.getByLabelText<HTMLInputElement>(/^Start/).value).toBe('2026-11-26T01:30');
  });
  it('is asked for once it is emptied, and nothing is sent', async () => {
    const { user, onSubmit } = await open({ start: '2026-11-25T06:00:00.000Z', minutes: 45 });
    fireEvent.change(screen.getByLabelText(/^Start/), { target: { value: '' } });
    await user.clear(screen.getByLabelText(/^Length/));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onSubmit).not.toHaveBeenCalled();
    const length = screen.getByLabelText(/^Length/);
    expect(length.getAttribute('aria-invalid')).toBe('true');
    await user.type(length, '30');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onSubmit).toHaveBeenLastCalledWith({ start: null, minutes: 30 });
  });
  it('ends that long after its start, also over midnight, and nowhere without one', () => {
    expect(endOf({ start: '2026-11-25T15:45:00.000Z', minutes: 30 })).toBe('2026-11-25T16:15:00.000Z');
    expect(endOf({ start: '2026-11-25T15:45:00.000Z', minutes: null })).toBe('2026-11-25T15:45:00.000Z');
    expect(endOf(none)).toBe('');
    expect(minutesOf('2026-11-25T15:45:00.000Z', '2026-11-25T16:15:00.000Z')).toBe(30);
  });
});
