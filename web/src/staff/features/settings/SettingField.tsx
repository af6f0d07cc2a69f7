import { CompanySettings, limitsAt, type SettingKey, setupSteps, staffRoles, tracks } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { ChoicesField } from './ChoicesField.tsx';
import { ColourField } from './ColourField.tsx';
import { controls } from './groups.ts';
import { LogoField } from './LogoField.tsx';
import { QuietHoursField } from './QuietHoursField.tsx';
import { StageDaysField } from './StageDaysField.tsx';
import { useSettingWords } from './words.ts';

interface Props {
  readonly form: FormState<Partial<CompanySettings>>;
  readonly name: SettingKey;
}

/** The control of one setting, by its kind. */
export function SettingField({ form, name }: Props) {
  const t = useTranslate();
  const words = useSettingWords();
  const range = words.range(name);
  const hint = [words.about(name), range].filter(Boolean).join(t({ id: 'settings.value.then' }));
  const field = { form, name, label: words.label(name), hint, path: `values.${name}` };
  const control = controls[name];
  if ('unit' in control) {
    const { min = 0, max = 0 } = limitsAt(CompanySettings, [name]) ?? {};
    return (
      <NumberField {...field} required whole min={min} max={max} unit={t({ id: `settings.unit.${control.unit}` })} />
    );
  }
  switch (control.kind) {
    case 'flag':
      return <CheckField {...field} />;
    case 'tracks':
      return <ChoicesField {...field} choices={tracks.map((value) => ({ value, label: words.track(value) }))} />;
    case 'roles':
      return <ChoicesField {...field} choices={staffRoles.map((value) => ({ value, label: words.role(value) }))} />;
    case 'steps':
      return <ChoicesField {...field} choices={setupSteps.map((value) => ({ value, label: words.step(value) }))} />;
    case 'stages':
      return <StageDaysField {...field} />;
    case 'hours':
      return <QuietHoursField {...field} />;
    case 'line':
      return <TextField {...field} />;
    case 'lines':
      return <TextField {...field} multiline rows={3} />;
    case 'mail':
      return <TextField {...field} type="email" />;
    case 'phone':
      return <TextField {...field} type="tel" />;
    case 'colour':
      return <ColourField {...field} />;
    case 'logo':
      return <LogoField {...field} />;
    case 'text':
      return <TextField {...field} required />;
  }
}
