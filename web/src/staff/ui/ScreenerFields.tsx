import { rolesWith } from '@talentlog/contracts';
import { useTranslate } from '../../i18n/react.tsx';
import { ColleagueField } from './ColleagueField.tsx';
import { InstantField } from './fields/InstantField.tsx';
import { TextField } from './fields/TextField.tsx';
import type { FormState } from './use-form.ts';

/** What a screener is handed with a resume, as one types it. */
export interface ScreenerValues {
  readonly screenerId: string;
  readonly deadline: string | null;
  readonly note: string;
}

const dayMs = 86_400_000;
const beijing = 8 * 3_600_000;

/** Nobody yet, five days from now, at six in the evening in Beijing. */
export const firstScreener = (): ScreenerValues => ({
  screenerId: '',
  deadline: `${new Date(Date.now() + 5 * dayMs + beijing).toISOString().slice(0, 10)}T10:00:00.000Z`,
  note: '',
});

/** Who judges a resume, by when, and what they should know. */
export function ScreenerFields({ form }: { form: FormState<ScreenerValues> }) {
  const t = useTranslate();
  return (
    <>
      <ColleagueField
        form={form}
        name="screenerId"
        label={t({ id: 'staff.field.screener' })}
        roles={rolesWith('SCREEN_RESUME')}
      />
      <InstantField form={form} name="deadline" label={t({ id: 'staff.field.deadline' })} required />
      <TextField form={form} name="note" label={t({ id: 'staff.field.noteToScreener' })} multiline rows={3} />
    </>
  );
}
