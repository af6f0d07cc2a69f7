import { degrees, genders, longestDescription } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Check } from '../../../ui/Check.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { MonthField } from '../month/MonthField.tsx';
import { resumeIdentityTypes } from './choices.ts';
import type { FieldProps } from './field-props.ts';
import { ListedField } from './ListedField.tsx';
import { SuggestedField } from './SuggestedField.tsx';

const inputs = {
  text: { type: 'text' },
  day: { type: 'date' },
  number: { type: 'text', inputMode: 'decimal' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
} as const;

/** One field of a block, by its kind. */
export function OneField({ spec, value, onValue, ...rest }: FieldProps) {
  const t = useTranslate();
  const text = value === null || value === undefined ? '' : String(value);
  switch (spec.kind) {
    case 'untilNow':
      return (
        <Check checked={value === true} disabled={rest.disabled} onValue={onValue}>
          {rest.label}
        </Check>
      );
    case 'area':
      return <TextArea {...rest} value={text} most={longestDescription} onValue={onValue} />;
    case 'gender':
      return (
        <SelectField
          {...rest}
          value={text}
          empty={t({ id: 'person.resume.choose' })}
          options={genders.map((one) => ({ value: one, text: t({ id: `person.gender.${one}` }) }))}
          onValue={onValue}
        />
      );
    case 'degree':
      return (
        <SelectField
          {...rest}
          value={text}
          empty={t({ id: 'person.resume.choose' })}
          options={degrees.map((one) => ({ value: one, text: t({ id: `vocabulary.education.${one}` }) }))}
          onValue={onValue}
        />
      );
    case 'identity':
      return (
        <SelectField
          {...rest}
          value={text}
          empty={t({ id: 'person.resume.choose' })}
          options={resumeIdentityTypes.map((one) => ({ value: one, text: t({ id: `person.identityType.${one}` }) }))}
          onValue={onValue}
        />
      );
    case 'listed':
      return <ListedField {...rest} spec={spec} value={text} onValue={onValue} />;
    case 'point':
      return <MonthField {...rest} value={text} onValue={onValue} />;
    case 'suggested':
      return <SuggestedField {...rest} spec={spec} value={text} onValue={onValue} />;
    default:
      return <TextField {...rest} {...inputs[spec.kind]} value={text} onValue={onValue} />;
  }
}
