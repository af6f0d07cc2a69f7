import { Button, InputGroup } from '@blueprintjs/core';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '../../i18n/react.tsx';
import { useDraft } from '../../ui/use-draft.ts';
import { useCommand } from '../model/use-command.ts';
import { BusyButton } from './BusyButton.tsx';
import { FieldFrame } from './fields/FieldFrame.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import { QrCode } from './QrCode.tsx';
import './set-up-factor.css';

interface Props {
  /** Of who is not in yet, and did the first step; who is signed in gives the password instead. */
  readonly accountId?: string;
  readonly onDone: () => void;
}

/** So long the server waits for the first code of what was begun. */
const lifeMs = 10 * 60_000;

/** Whether one was begun on this device and not ended: its picture went with the page, and is kept nowhere. */
export function useBegunFactor(accountId = ''): readonly [begun: boolean, set: (begun: boolean) => void] {
  const [at, setAt] = useDraft(`factor-begun:${accountId}`, '');
  return [at !== '' && Date.now() - Number(at) < lifeMs, (begun) => setAt(begun ? String(Date.now()) : '')];
}

interface Secret {
  readonly secret: string;
  readonly address: string;
}

/** Sets up an app for the second factor: a picture to scan, a code to show that it works, and codes to recover with, shown once. */
export function SetUpFactor({ accountId, onDone }: Props) {
  const t = useTranslate();
  const { busy, problem, run } = useCommand();
  const [current, setCurrent] = useState('');
  const [code, setCode] = useState('');
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [begun, setBegun] = useBegunFactor(accountId);
  const whose = accountId === undefined ? {} : { accountId };
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run('BeginSecondFactor', { ...whose, current });
    if (answer === undefined) return;
    setBegun(true);
    setSecret(answer.result as Secret);
  };
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run('ConfirmSecondFactor', { ...whose, code });
    if (answer === undefined) return;
    setBegun(false);
    setCodes((answer.result as { recoveryCodes: readonly string[] }).recoveryCodes);
  };
  if (codes !== undefined) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (secret === undefined || problem?.code === 'second_factor.setup_over')
    return (
      <form className="factor-form" onSubmit={(event) => void begin(event)}>
        <p>{t({ id: accountId === undefined ? 'colleagues.factor.what' : 'colleagues.factor.must' })}</p>
        {begun && (
          <p className="note" role="status">
            {t({ id: 'colleagues.factor.again' })}
          </p>
        )}
        {accountId === undefined && (
          <FieldFrame id="factor-password" label={t({ id: 'colleagues.factor.password' })}>
            <InputGroup
              id="factor-password"
              type="password"
              autoComplete="current-password"
              value={current}
              onValueChange={setCurrent}
            />
          </FieldFrame>
        )}
        <ProblemNote problem={problem} />
        <BusyButton type="submit" intent="primary" busy={busy}>
          {t({ id: begun ? 'colleagues.factor.beginAgain' : 'colleagues.factor.begin' })}
        </BusyButton>
      </form>
    );
  return (
    <form className="factor-form" onSubmit={(event) => void confirm(event)}>
      <p>{t({ id: 'colleagues.factor.scan' })}</p>
      <QrCode text={secret.address} label={t({ id: 'colleagues.factor.picture' })} />
      <p>
        {t({ id: 'colleagues.factor.secret' })} <code className="factor-secret">{secret.secret}</code>
      </p>
      <FieldFrame id="factor-code" label={t({ id: 'colleagues.factor.code' })}>
        <InputGroup
          id="factor-code"
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          required
          value={code}
          onValueChange={setCode}
        />
      </FieldFrame>
      <ProblemNote problem={problem} />
      <BusyButton type="submit" intent="primary" busy={busy}>
        {t({ id: 'colleagues.factor.confirm' })}
      </BusyButton>
    </form>
  );
}

function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const t = useTranslate();
  return (
    <section className="factor-form" aria-label={t({ id: 'colleagues.factor.recovery' })}>
      <p role="status">{t({ id: 'colleagues.factor.on' })}</p>
      <p>{t({ id: 'colleagues.factor.keep' })}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button intent="primary" onClick={onKept}>
        {t({ id: 'colleagues.factor.kept' })}
      </Button>
    </section>
  );
}
