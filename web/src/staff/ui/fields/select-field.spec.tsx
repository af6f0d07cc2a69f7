/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderStaff } from '../../../../testing/render.tsx';
import { AskForm } from '../AskForm.tsx';
import { SelectField } from './SelectField.tsx';

beforeEach(() => sessionStorage.clear());

const open = async (kept: string, choices: { value: string; label: string }[]) => {
  const onSubmit = jest.fn();
  const shown = await renderStaff(
    <AskForm title="Who" submit="Send" initial={{ who: kept }} onSubmit={onSubmit} onClose={() => undefined}>
      {(form) => <SelectField form={form} name="who" label="Who" choices={choices} placeholder="Choose" />}
    </AskForm>,
  );
  const [option] = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Who' }).selectedOptions;
  return { ...shown, onSubmit, option };
};

it.each([
  ['a', [{ value: 'a', label: 'Ann' }], 'Ann'],
  ['gone', [{ value: 'a', label: 'Ann' }], 'The earlier choice (no longer offered)'],
  ['a', [], '…'],
  ['', [{ value: 'a', label: 'Ann' }], 'Choose'],
])('what is sent, %p of %j, is what is shown: %s', async (kept, choices, words) => {
  const { user, onSubmit, option } = await open(kept, choices);
  expect([option?.value, option?.textContent]).toEqual([kept, words]);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({ who: kept });
});
