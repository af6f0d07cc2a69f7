import { GuardianRelation } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Check } from '../../../ui/Check.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Ticks } from './use-ticks.ts';
import './consent.css';

/** Who agrees together with somebody of 14 to 17: the guardian's tick, name and relation. `pressed`: what is missing is said. */
export function GuardianFields({ ticks, pressed }: { readonly ticks: Ticks; readonly pressed: boolean }) {
  const t = useTranslate();
  const { ticked, tick } = ticks;
  const missing = (isMissing: boolean) => (pressed && isMissing ? t({ id: 'refusal.common.required' }) : undefined);
  return (
    <fieldset className="form guardian">
      <legend>{t({ id: 'person.consent.guardian' })}</legend>
      <TextField
        label={t({ id: 'person.consent.guardianName' })}
        required
        most={50}
        autoComplete="off"
        value={ticked.name}
        onValue={(name) => tick({ name })}
        error={missing(ticked.name.trim() === '')}
      />
      <SelectField
        label={t({ id: 'person.consent.guardianRelation' })}
        required
        empty={t({ id: 'person.consent.choose' })}
        options={GuardianRelation.options.map((value) => ({ value, text: t({ id: `person.guardian.${value}` }) }))}
        value={ticked.relation}
        onValue={(value) => tick({ relation: GuardianRelation.safeParse(value).data ?? '' })}
        error={missing(ticked.relation === '')}
      />
      <Check
        checked={ticked.guardianAgrees}
        onValue={(guardianAgrees) => tick({ guardianAgrees })}
        error={pressed && !ticked.guardianAgrees ? t({ id: 'refusal.privacy.guardian_required' }) : undefined}
      >
        {t({ id: 'person.consent.guardianAgrees' })}
      </Check>
    </fieldset>
  );
}
