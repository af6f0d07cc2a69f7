import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from '../../i18n/react.tsx';
import { focusWrong } from './focus-wrong.ts';
import { Modal } from './Modal.tsx';
import { sendByKeys } from './send-by-keys.ts';
import { type FormState, useForm } from './use-form.ts';
import { useUnsent } from './use-unsent.ts';

const nothing = () => ({});

interface Props<V extends object> {
  readonly title: string;
  readonly submit: string;
  readonly initial: V;
  readonly note?: ReactNode;
  /** Whom or what it asks about, where the page's address does not say it: what was typed about one is not put before another. */
  readonly about?: string;
  readonly onSubmit: (values: V) => void;
  readonly onClose: () => void;
  readonly children: (form: FormState<V>) => ReactNode;
}

/** A dialog that asks what is needed before something starts; what it starts reports for itself. */
export function AskForm<V extends object>(props: Props<V>) {
  const { title, submit, initial, note, about, onSubmit, onClose, children } = props;
  const t = useTranslate();
  const formId = useId();
  const form = useForm(initial, undefined);
  // What is asked about is what the page shows.
  const sent = useUnsent(`ask:${title}:${about ?? location.pathname}`, initial, nothing, form, true);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isReadable) return void focusWrong(event.currentTarget);
    sent();
    onSubmit(form.values);
  };
  return (
    <Modal isOpen title={title} onClose={onClose}>
      <DialogBody>
        <form id={formId} className="command-form" onSubmit={send} onKeyDown={sendByKeys}>
          {note && <p className="form-note">{note}</p>}
          {children(form)}
        </form>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={onClose}>{t({ id: 'shared.action.cancel' })}</Button>
            <Button type="submit" form={formId} intent="primary">
              {submit}
            </Button>
          </>
        }
      />
    </Modal>
  );
}
