import { useTranslate } from '../../../i18n/react.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { BlockProps } from './block.ts';
import { withBlock } from './content.ts';

/** Where the salary goes. */
export function BankBlock({ content, onChange, errorAt }: BlockProps) {
  const t = useTranslate();
  const { bank } = content;
  return (
    <fieldset className="block">
      <legend>{t({ id: 'person.collectionBlock.bank' })}</legend>
      <div className="pair">
        <TextField
          id="field-bank.bank"
          required
          label={t({ id: 'person.collectionField.bank_bank' })}
          hint={t({ id: 'person.collection.bankHint' })}
          value={bank.bank}
          onValue={(name) => onChange(withBlock(content, 'bank', { bank: name }))}
          error={errorAt('bank.bank')}
        />
        <TextField
          id="field-bank.number"
          required
          label={t({ id: 'person.collectionField.bank_number' })}
          inputMode="numeric"
          autoComplete="off"
          value={bank.number}
          onValue={(number) => onChange(withBlock(content, 'bank', { number }))}
          error={errorAt('bank.number')}
        />
      </div>
    </fieldset>
  );
}
