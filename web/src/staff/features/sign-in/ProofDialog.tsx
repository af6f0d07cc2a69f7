import { Button, DialogBody, DialogFooter, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { phoneText } from '@talentlog/contracts';
import { type FormEvent, useId, useState } from 'react';
import { holdProof, type QueryData } from '../../../api/index.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { useProblemWords } from '../../../ui/use-problem-words.ts';
import { useMyAccountQuery } from '../../model/my-account.ts';
import { answerForOwner } from '../../model/owner-proof.ts';
import { useAppDispatch } from '../../model/store.ts';
import { useCommand } from '../../model/use-command.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { SendProofCode } from './SendProofCode.tsx';

const fields = { password: 'current', phone: 'phoneCode', email: 'emailCode' } as const;
type Way = keyof typeof fields;

/** Ways of the account; while it is not known, the password. */
const waysOf = (account: QueryData<'myAccount'> | undefined): readonly Way[] => [
  ...(account?.hasPassword === false ? [] : (['password'] as const)),
  ...(account?.phone ? (['phone'] as const) : []),
  ...(account?.email && account.emailProved ? (['email'] as const) : []),
];

/** Asks who is at the page for a proof that the account is theirs; what they sent waits, and goes on with it. */
export function ProofDialog() {
  const t = useTranslate();
  const words = useProblemWords();
  const id = useId();
  const dispatch = useAppDispatch();
  const account = useMyAccountQuery({}).data?.data;
  const { run, busy, problem } = useCommand();
  const [chosen, setChosen] = useState<Way>();
  const [typed, setTyped] = useState('');
  const ways = waysOf(account);
  const way = chosen ?? ways[0] ?? 'password';
  const names: Readonly<Record<Way, string>> = {
    password: t({ id: 'staff.proof.password' }),
    phone: t({ id: 'staff.proof.phone' }, { phone: account?.phone ? phoneText(account.phone) : '' }),
    email: t({ id: 'staff.proof.email' }, { email: account?.email ?? '' }),
  };
  const wrong = problem?.at(fields[way]);
  const close = () => answerForOwner(dispatch, false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run('ProveSelf', typed === '' ? {} : { [fields[way]]: typed });
    if (answer === undefined) return;
    holdProof(answer.result);
    answerForOwner(dispatch, true);
  };
  return (
    <Modal isOpen title={t({ id: 'staff.proof.title' })} onClose={close}>
      <DialogBody>
        <form id={id} className="command-form" onSubmit={(event) => void send(event)}>
          <p className="form-note">{t({ id: 'staff.proof.why' })}</p>
          {ways.length > 1 && (
            <FieldFrame id={`${id}-way`} label={t({ id: 'staff.proof.way' })}>
              <HTMLSelect
                id={`${id}-way`}
                fill
                value={way}
                options={ways.map((value) => ({ value, label: names[value] }))}
                onChange={({ currentTarget: { value } }) => {
                  setChosen(ways.find((one) => one === value));
                  setTyped('');
                }}
              />
            </FieldFrame>
          )}
          {way !== 'password' && <SendProofCode key={way} by={way} />}
          <FieldFrame
            id={`${id}-proof`}
            label={way === 'password' ? names.password : t({ id: 'staff.proof.code' })}
            error={wrong && words(wrong.code, wrong.params ?? problem?.params)}
          >
            <InputGroup
              id={`${id}-proof`}
              fill
              autoFocus
              type={way === 'password' ? 'password' : 'text'}
              autoComplete={way === 'password' ? 'current-password' : 'one-time-code'}
              value={typed}
              onValueChange={setTyped}
            />
          </FieldFrame>
          {wrong === undefined && <ProblemNote problem={problem} />}
        </form>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={close}>{t({ id: 'shared.action.cancel' })}</Button>
            <BusyButton type="submit" form={id} intent="primary" busy={busy}>
              {t({ id: 'staff.proof.submit' })}
            </BusyButton>
          </>
        }
      />
    </Modal>
  );
}
