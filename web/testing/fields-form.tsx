import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { AskForm } from '../src/staff/ui/AskForm.tsx';
import { DayField } from '../src/staff/ui/fields/DayField.tsx';
import { InstantField } from '../src/staff/ui/fields/InstantField.tsx';
import { NumberField } from '../src/staff/ui/fields/NumberField.tsx';
import { renderStaff } from './render.tsx';

interface Values {
  readonly pay: number | null;
  readonly months: number | null;
  readonly at: string | null;
  readonly day: string | null;
}
/** What stands in the form at first. */
export const before: Values = { pay: 20_000, months: 3, at: '2026-11-20T06:00:00.000Z', day: '2026-11-20' };

/** A form with a field of each kind that is typed as text and stands for something else. */
export async function openFields(language: 'zh-CN' | 'en-US' = 'en-US', initial = before, at = 'all') {
  const onSubmit = jest.fn<(values: Values) => void>();
  const shown = await renderStaff(
    <AskForm title={`Terms ${at}`} submit="Send" initial={initial} onSubmit={onSubmit} onClose={() => undefined}>
      {(form) => (
        <>
          <NumberField form={form} name="pay" label="Pay" min={12} max={100_000} />
          <NumberField form={form} name="months" label="Months" min={0} max={6} whole />
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
/** One of its boxes. */
export const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** What the form complains of. */
export const wrong = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
