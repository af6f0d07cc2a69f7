/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { before, box, openFields as open, wrong } from '../../../../testing/fields-form.tsx';

beforeEach(() => sessionStorage.clear());

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
