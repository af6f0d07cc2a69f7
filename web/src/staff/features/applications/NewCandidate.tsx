import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { keptAt } from '../../../ui/kept.ts';
import { idIn } from '../../model/id-in.ts';
import { paths } from '../../model/paths.ts';
import { usePositionsFound } from '../../model/position-choices.ts';
import { useCommand } from '../../model/use-command.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FoundField } from '../../ui/fields/FoundField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { sendByKeys } from '../../ui/send-by-keys.ts';
import { useForm } from '../../ui/use-form.ts';
import { useToast } from '../../ui/use-toast.ts';
import { useUnsent } from '../../ui/use-unsent.ts';
import { WithPacks } from '../../ui/WithPacks.tsx';

const open = ['OPEN'];
const nobody = { name: '', phone: '', email: '', positionId: '' };
const aboutNobody = () => ({});

/** The steps that are done: they are not repeated when a later one was refused, also where the form was left meanwhile. */
interface Done {
  readonly jobSeekerId?: string | undefined;
  readonly isAsked?: boolean;
}
const doneIn = (kept: unknown): Done => (typeof kept === 'object' && kept !== null ? kept : {});

function useDone() {
  const kept = useMemo(() => keptAt('tab', 'entered-candidate'), []);
  const [done, setDone] = useState(() => doneIn(kept.read()));
  return {
    done,
    note: (next: Done) => {
      kept.write(next);
      setDone(next);
    },
    forget: () => {
      kept.drop();
      setDone({});
    },
  };
}

/** Somebody who did not apply by themselves: entered, asked for consent, and given an application that waits for it. */
export function NewCandidate() {
  const [isOpen, setOpen] = useState(false);
  return (
    <WithPacks names={['consent']}>
      <Opener onOpen={() => setOpen(true)} />
      {isOpen && <NewCandidateForm onClose={() => setOpen(false)} />}
    </WithPacks>
  );
}

function Opener({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTranslate();
  return (
    <Button icon="add" onClick={onOpen}>
      {t({ id: 'consent.new.title' })}
    </Button>
  );
}

function NewCandidateForm({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const formId = useId();
  const toast = useToast();
  const navigate = useNavigate();
  const { busy, problem, run, clear } = useCommand();
  const form = useForm(nobody, problem);
  const sent = useUnsent('EnterCandidate', nobody, aboutNobody, form, true);
  const positions = usePositionsFound(open);
  const steps = useDone();
  const isEntered = steps.done.jobSeekerId !== undefined;
  const isEmpty = form.values.name.trim() === '' || form.values.positionId === '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { name, phone, email, positionId } = form.values;
    let { done } = steps;
    if (done.jobSeekerId === undefined) {
      const made = await run('CreateJobSeeker', { name, phone: phone || null, email: email || null });
      if (made === undefined) return;
      done = { jobSeekerId: idIn(made.result, 'jobSeekerId') };
      steps.note(done);
    }
    const { jobSeekerId = '', isAsked = false } = done;
    if (!isAsked && (await run('RequestConsent', { jobSeekerId })) === undefined) return;
    steps.note({ jobSeekerId, isAsked: true });
    const opened = await run('CreateApplication', { jobSeekerId, positionId });
    if (opened === undefined) return;
    steps.forget();
    sent();
    toast(t({ id: 'consent.new.done' }, { name }));
    onClose();
    const applicationId = idIn(opened.result, 'applicationId');
    if (applicationId !== undefined) navigate(paths.application(applicationId));
  };
  const enterAnother = () => {
    steps.forget();
    sent();
    form.replace(nobody);
    clear();
  };
  return (
    <Modal isOpen title={t({ id: 'consent.new.title' })} onClose={onClose}>
      <DialogBody>
        <form
          id={formId}
          className="command-form"
          onSubmit={(event) => void send(event)}
          onKeyDown={sendByKeys}
          noValidate
        >
          <p className="form-note">{t({ id: 'consent.new.note' })}</p>
          <fieldset className="form-part" disabled={isEntered}>
            <TextField form={form} name="name" label={t({ id: 'consent.new.name' })} required />
            <TextField form={form} name="phone" label={t({ id: 'consent.new.phone' })} />
            <TextField form={form} name="email" label={t({ id: 'consent.new.email' })} />
          </fieldset>
          {isEntered && !busy && (
            <p className="form-note">
              {t({ id: 'consent.new.entered' })}{' '}
              <Button variant="minimal" size="small" onClick={enterAnother}>
                {t({ id: 'consent.new.another' })}
              </Button>
            </p>
          )}
          <FoundField
            form={form}
            name="positionId"
            label={t({ id: 'staff.column.position' })}
            required
            placeholder={t({ id: 'staff.form.choose' })}
            found={positions}
          />
          <ProblemNote problem={problem} form={form} />
        </form>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={onClose}>{t({ id: 'shared.action.cancel' })}</Button>
            <BusyButton type="submit" form={formId} intent="primary" busy={busy} disabled={isEmpty}>
              {t({ id: 'consent.new.submit' })}
            </BusyButton>
          </>
        }
      />
    </Modal>
  );
}
