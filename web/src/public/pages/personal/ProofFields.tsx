import { type ProvedChange, phoneText } from '@talentlog/contracts';
import { runCommand } from '../../../api/commands.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Action } from '../../../ui/use-action.ts';
import type { Account } from './account.ts';
import { CodeField } from './CodeField.tsx';
import { SendCode } from './SendCode.tsx';
import type { Proof, ProofWay } from './use-proof.ts';

interface ProofFieldsProps {
  readonly account: Account;
  readonly change: ProvedChange;
  readonly proof: Proof;
  readonly action: Action;
}

/** Asks for a proof that it is the person: being signed in is not enough to change what leads to the account. */
export function ProofFields({ account, change, proof, action }: ProofFieldsProps) {
  const t = useTranslate();
  const { way, ways, value, setValue } = proof;
  const names: Readonly<Record<ProofWay, string>> = {
    phone: t({ id: 'person.proof.byPhone' }, { phone: account.phone === null ? '' : phoneText(account.phone) }),
    email: t({ id: 'person.proof.byEmail' }, { email: account.email ?? '' }),
    password: t({ id: 'person.proof.byPassword' }),
  };
  const by = way === 'email' ? 'email' : 'phone';
  return (
    <>
      <SelectField
        label={t({ id: 'person.proof.way' })}
        hint={t({ id: 'person.proof.why' })}
        value={way}
        options={ways.map((one) => ({ value: one, text: names[one] }))}
        onValue={(chosen) => proof.setWay(ways.find((one) => one === chosen) ?? way)}
      />
      {way === 'password' ? (
        <TextField
          label={t({ id: 'person.account.currentPassword' })}
          type="password"
          autoComplete="current-password"
          required
          value={value}
          onValue={setValue}
          error={action.errorAt('current')}
        />
      ) : (
        <>
          <SendCode
            key={way}
            text={t({ id: 'person.proof.send' })}
            action={action}
            send={() => runCommand('SendProofCode', { change, by })}
          />
          <CodeField
            label={t({ id: way === 'phone' ? 'person.proof.phoneCode' : 'person.proof.emailCode' })}
            value={value}
            onValue={setValue}
            error={action.errorAt(way === 'phone' ? 'phoneCode' : 'emailCode')}
          />
        </>
      )}
    </>
  );
}
