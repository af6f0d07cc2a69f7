import { useTranslate } from '../../../i18n/react.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { BlockProps } from './block.ts';
import { withBlock } from './content.ts';

/** Where to reach the person, and whom in an emergency. */
export function ContactBlock({ content, onChange, errorAt }: BlockProps) {
  const t = useTranslate();
  const { contact, emergency } = content;
  return (
    <fieldset className="block">
      <legend>{t({ id: 'person.collectionBlock.contact' })}</legend>
      <TextField
        id="field-contact.address"
        required
        label={t({ id: 'person.collectionField.contact_address' })}
        autoComplete="street-address"
        value={contact.address}
        onValue={(address) => onChange(withBlock(content, 'contact', { address }))}
        error={errorAt('contact.address')}
      />
      <div className="pair">
        <TextField
          label={t({ id: 'person.collectionField.contact_postcode' })}
          inputMode="numeric"
          autoComplete="postal-code"
          value={contact.postcode}
          onValue={(postcode) => onChange(withBlock(content, 'contact', { postcode }))}
          error={errorAt('contact.postcode')}
        />
        <TextField
          id="field-emergency.name"
          required
          label={t({ id: 'person.collectionField.emergency_name' })}
          value={emergency.name}
          onValue={(name) => onChange(withBlock(content, 'emergency', { name }))}
          error={errorAt('emergency.name')}
        />
        <TextField
          id="field-emergency.relation"
          required
          label={t({ id: 'person.collectionField.emergency_relation' })}
          value={emergency.relation}
          onValue={(relation) => onChange(withBlock(content, 'emergency', { relation }))}
          error={errorAt('emergency.relation')}
        />
        <TextField
          id="field-emergency.phone"
          required
          type="tel"
          label={t({ id: 'person.collectionField.emergency_phone' })}
          value={emergency.phone}
          onValue={(phone) => onChange(withBlock(content, 'emergency', { phone }))}
          error={errorAt('emergency.phone')}
        />
      </div>
    </fieldset>
  );
}
