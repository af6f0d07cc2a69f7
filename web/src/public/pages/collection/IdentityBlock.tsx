import { useTranslate } from '../../../i18n/react.tsx';
import { Check } from '../../../ui/Check.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { BlockProps } from './block.ts';
import { identityTypes, withBlock } from './content.ts';

/** The document a person shows. */
export function IdentityBlock({ content, onChange, errorAt }: BlockProps) {
  const t = useTranslate();
  const { identity } = content;
  const change = (part: Partial<typeof identity>) => onChange(withBlock(content, 'identity', part));
  return (
    <fieldset className="block">
      <legend>{t({ id: 'person.collectionBlock.identity' })}</legend>
      <div className="pair">
        <TextField
          id="field-identity.name"
          required
          label={t({ id: 'person.collectionField.identity_name' })}
          value={identity.name}
          onValue={(name) => change({ name })}
          error={errorAt('identity.name')}
        />
        <SelectField
          label={t({ id: 'person.collectionField.identity_type' })}
          value={identity.type}
          options={identityTypes.map((value) => ({ value, text: t({ id: `person.identityType.${value}` }) }))}
          onValue={(value) => change({ type: identityTypes.find((one) => one === value) ?? 'ID_CARD' })}
        />
        <TextField
          id="field-identity.number"
          required
          label={t({ id: 'person.collectionField.identity_number' })}
          autoComplete="off"
          value={identity.number}
          onValue={(number) => change({ number })}
          error={errorAt('identity.number')}
        />
        <TextField
          id="field-identity.validUntil"
          required
          type="date"
          label={t({ id: 'person.collectionField.identity_validUntil' })}
          disabled={identity.longTerm}
          value={identity.validUntil ?? ''}
          onValue={(day) => change({ validUntil: day === '' ? null : day })}
          error={errorAt('identity.validUntil')}
        />
      </div>
      <Check
        checked={identity.longTerm}
        onValue={(longTerm) => change({ longTerm, ...(longTerm ? { validUntil: null } : {}) })}
      >
        {t({ id: 'person.collection.longTerm' })}
      </Check>
    </fieldset>
  );
}
