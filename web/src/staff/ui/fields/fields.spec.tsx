/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderStaff } from '../../../../testing/render.tsx';
import { AskForm } from '../AskForm.tsx';
import { DayField } from './DayField.tsx';
import { InstantField } from './InstantField.tsx';
import { NumberField } from './NumberField.tsx';

interface Values {
  readonly pay: number | null;
  readonly at: string | null;
  readonly day: string | null;
}
const before: Values = { pay: 20_000, at: '2026-11-20T06:00:00.000Z', day: '2026-11-20' };

async function open(language: 'zh-CN' | 'en-US' = 'en-US', initial = before, at = 'all') {
  const onSubmit = jest.fn<(values: Values) => void>();
  const shown = await renderStaff(
    <AskForm title={`Terms ${at}`} submit="Send" initial={initial} onSubmit={onSubmit} onClose={() => undefined}>
      {(form) => (
        <>
          <NumberField form={form} name="pay" label="Pay" min={12} max={100_000} />
          <InstantField form={form} name="at" label="At" />
          <DayField form={form} name="day" label="Day" />
        </>
      )}
    </AskForm>,
    { language },
  );
  const send = () => shown.user.click(screen.getByRole('button', { name: 'Send' }));
  return { ...shown, onSubmit, send };
}
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const wrong = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

describe('a number', () => {
  it.each([
    ['32000.5', 32_000.5],
    ['9500.50', 9500.5],
    ['３２０００', 32_000],
    ['32,000', 32_000],
  ])('typed as %s is shown as typed and sent as %d', async (typed, value) => {
    const { user, onSubmit, send } = await open();
    await user.clear(box('Pay'));
    await user.type(box('Pay'), typed);
    expect(box('Pay').value).toBe(typed);
    await send();
    expect(onSubmit).toHaveBeenCalledWith({ ...before, pay: value });
  });
  it.each(['1e5', '3.2万', '32k', '--5'])('%s is said to be none, stays, and nothing is sent', async (typed) => {
    const { user, onSubmit, send } = await open('zh-CN');
    await user.clear(box('Pay'));
    await user.click(box('Pay'));
    await user.paste(typed);
    expect(box('Pay').value).toBe(typed);
    expect(wrong()).toEqual(['请填数字，例如 32000 或 9500.5；“万”、“k”等请换算成数字。']);
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(box('Pay'));
  });
  it.each(['-5', '200000'])('%s is out of bounds, stays, and nothing is sent', async (typed) => {
    const { user, onSubmit, send } = await open();
    await user.clear(box('Pay'));
    await user.type(box('Pay'), typed);
    await send();
    expect(box('Pay').value).toBe(typed);
    expect(wrong()).toEqual(['Enter a number from 12 to 100000.']);
    expect(onSubmit).not.toHaveBeenCalled();
  });
  it('put right is sent', async () => {
    const { user, onSubmit, send } = await open();
    await user.type(box('Pay'), 'k');
    await user.type(box('Pay'), '{Backspace}{Backspace}1');
    expect(wrong()).toEqual([]);
    await user.clear(box('Pay'));
    await user.type(box('Pay'), '15');
    await user.keyboard('{ArrowUp}');
    await send();
    expect(onSubmit).toHaveBeenCalledWith({ ...before, pay: 16 });
  });
});

describe('a time', () => {
  it('of a year with five digits is said to be none and is not the one before', async () => {
    const { onSubmit, send } = await open();
    fireEvent.change(box('At'), { target: { value: '20266-11-25T14:00' } });
    fireEvent.change(box('Day'), { target: { value: '20266-11-25' } });
    expect([box('At').value, box('Day').value]).toEqual(['20266-11-25T14:00', '20266-11-25']);
    expect(wrong()).toEqual([
      'Enter a full date and time; the year has four digits.',
      'Enter a full date; the year has four digits.',
    ]);
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
  });
  it('stays in its box while the year is being typed digit by digit', async () => {
    const { onSubmit, send } = await open();
    for (const year of ['0002', '0020', '0202', '2026']) {
      fireEvent.change(box('At'), { target: { value: `${year}-11-25T14:00` } });
      expect(box('At').value).toBe(`${year}-11-25T14:00`);
    }
    await send();
    expect(onSubmit).toHaveBeenCalledWith({ ...before, at: '2026-11-25T06:00:00.000Z' });
  });
  it('typed in part is not taken for none', async () => {
    const { onSubmit, send } = await open('en-US', { ...before, at: null });
    const part = jest.spyOn(box('At'), 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState);
    fireEvent.blur(box('At'));
    await send();
    expect(wrong()).toEqual(['Enter a full date and time; the year has four digits.']);
    expect(onSubmit).not.toHaveBeenCalled();
    part.mockReturnValue({ badInput: false } as ValidityState);
    fireEvent.blur(box('At'));
    await send();
    expect(onSubmit).toHaveBeenCalledWith({ ...before, at: null });
  });
});
