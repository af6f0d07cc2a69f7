import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useCommand } from '../../../model/use-command.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { CheckField } from '../../../ui/fields/CheckField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { focusNote, focusWrong } from '../../../ui/focus-wrong.ts';
import { Modal } from '../../../ui/Modal.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { sendByKeys } from '../../../ui/send-by-keys.ts';
import { useForm } from '../../../ui/use-form.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { useUnsent } from '../../../ui/use-unsent.ts';
import type { ActionFormProps } from './types.ts';

const asItIs = { phone: '', email: '', noPhone: false, noEmail: false };

/** What a field says: nothing typed leaves the contact as it is. */
const wished = (typed: string, isRemoved: boolean): string | null | undefined => {
  if (isRemoved) return null;
  return typed.trim() === '' ? undefined : typed.trim();
};

const wishOf = ({ phone, email, noPhone, noEmail }: typeof asItIs) => {
  const wish = { phone: wished(phone, noPhone), email: wished(email, noEmail) };
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
};

/**
 * Another phone or e-mail of the candidate. Where owners of other positions must agree, the same wish is proposed to them by a second
 * press: a press that meant to change something does not write to colleagues instead, nor does one with another wish.
 */
export function ContactForm({ detail: { person }, onClose }: ActionFormProps) {
  const t = useTranslate();
  const formId = useId();
  const toast = useToast();
  const name = useNameOf()(person);
  const { busy, problem, run } = useCommand();
  const form = useForm(asItIs, problem);
  const { jobSeekerId, phone, email } = person;
  const payload = (values: typeof asItIs) => ({ jobSeekerId, ...wishOf(values) });
  const sent = useUnsent('EditJobSeeker', asItIs, payload, form, true);
  const wish = JSON.stringify(wishOf(form.values));
  const [refused, setRefused] = useState('');
  const isProposal = problem?.code === 'jobSeeker.contact_elsewhere' && wish === refused;
  const asked = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem !== undefined && !focusWrong(asked.current)) focusNote(asked.current);
  }, [problem]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (wish === '{}') return;
    setRefused(wish);
    const answer = await run(isProposal ? 'ProposeContactChange' : 'EditJobSeeker', payload(form.values));
    if (answer === undefined) return;
    sent();
    toast(t({ id: isProposal ? 'staff.contact.form.asked' : 'staff.contact.form.done' }, { name }));
    onClose();
  };
  const present = (contact: string | null) =>
    contact === null ? t({ id: 'staff.contact.form.nothing' }) : t({ id: 'staff.contact.form.present' }, { contact });
  const title = t({ id: 'staff.action.EditJobSeeker' });
  return (
    <Modal isOpen title={t({ id: 'staff.action.about' }, { action: title, name })} onClose={onClose}>
      <DialogBody>
        <form
          ref={asked}
          id={formId}
          className="command-form"
          onSubmit={(event) => void send(event)}
          onKeyDown={sendByKeys}
          noValidate
        >
          <p className="form-note">{t({ id: 'staff.contact.form.note' })}</p>
          <TextField form={form} name="phone" label={t({ id: 'staff.contact.form.phone' })} hint={present(phone)} />
          {phone !== null && email !== null && (
            <CheckField form={form} name="noPhone" label={t({ id: 'staff.contact.form.noPhone' })} />
          )}
          <TextField form={form} name="email" label={t({ id: 'staff.contact.form.email' })} hint={present(email)} />
          {phone !== null && email !== null && (
            <CheckField form={form} name="noEmail" label={t({ id: 'staff.contact.form.noEmail' })} />
          )}
          <ProblemNote problem={problem} form={form} />
          {isProposal && (
            <p className="missing-note" role="status">
              {t({ id: 'staff.contact.form.ask' }, { others: Number(problem.params.others) })}
            </p>
          )}
        </form>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={onClose}>{t({ id: 'shared.action.cancel' })}</Button>
            <BusyButton type="submit" form={formId} intent="primary" busy={busy} disabled={wish === '{}'}>
              {isProposal ? t({ id: 'staff.action.ProposeContactChange' }) : title}
            </BusyButton>
          </>
        }
      />
    </Modal>
  );
}
