import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { CommandAnswer, CommandInput, CommandName } from '../../api/index.ts';
import { useTranslate } from '../../i18n/react.tsx';
import { leavesBy } from '../model/reach.ts';
import { useCommand } from '../model/use-command.ts';
import { BusyButton } from './BusyButton.tsx';
import { ChangedNote } from './ChangedNote.tsx';
import type { FieldTable } from './fields/field-table.ts';
import { TableFields } from './fields/TableFields.tsx';
import { focusNote, focusWrong } from './focus-wrong.ts';
import { MissingNote } from './MissingNote.tsx';
import { Modal } from './Modal.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import { sendByKeys } from './send-by-keys.ts';
import { useFilledFrom } from './use-filled-from.ts';
import { type FormState, useForm } from './use-form.ts';
import { useUnsent } from './use-unsent.ts';

interface Props<N extends CommandName, V extends object> {
  readonly name: N;
  readonly title: string;
  /** The same words as the button that opened it. */
  readonly submit: string;
  readonly initial: V;
  readonly payload: (values: V) => CommandInput<N>;
  readonly onClose: () => void;
  /** Called with each try: what a refusal says is about what was sent then. */
  readonly onSend?: () => void;
  readonly onDone?: (answer: CommandAnswer, values: V) => void;
  /** Its fields as a table, in their order. */
  readonly fields?: FieldTable<V>;
  /** Fields that a table does not know, below those that it does. */
  readonly children?: (form: FormState<V>) => ReactNode;
  /** What exactly happens, where something leaves the house or cannot come back. */
  readonly note?: ReactNode;
  readonly danger?: boolean;
  /** It cannot be taken back: nothing happens by the key that is pressed first. What is a `danger` is so anyway. */
  readonly isFinal?: boolean;
  /** What somebody else changed of it while the form was open, for the note that asks to look. */
  readonly changes?: ReactNode | ((values: V) => ReactNode);
  /** The newest is looked at now. */
  readonly onLook?: () => void;
  readonly draftKey?: string;
  readonly wide?: boolean;
}

/** A dialog that asks what one command needs and sends it. Refusals stand beside their fields; what was typed stays. */
export function CommandForm<N extends CommandName, V extends object>(props: Props<N, V>) {
  const { name, title, submit, initial, payload, onClose, onDone, fields, children, note, danger, draftKey, wide } =
    props;
  const { changes, onLook, isFinal = false } = props;
  const t = useTranslate();
  const formId = useId();
  const filled = useFilledFrom(name, initial, payload);
  const { busy, problem, run, clear } = useCommand(filled.rows);
  const form = useForm(initial, problem, draftKey);
  const sent = useUnsent(name, initial, payload, form, draftKey === undefined);
  const asked = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem !== undefined && !focusWrong(asked.current)) focusNote(asked.current);
  }, [problem]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.isReadable) return void focusWrong(event.currentTarget);
    props.onSend?.();
    const answer = await run(name, payload(form.values));
    if (answer === undefined) return;
    form.forget();
    sent();
    onDone?.(answer, form.values);
    onClose();
  };
  return (
    <Modal
      isOpen
      title={title}
      onClose={onClose}
      className={`${wide ? 'wide-dialog' : ''} ${isFinal ? 'final-dialog' : ''}`}
    >
      <DialogBody>
        <form
          ref={asked}
          id={formId}
          className="command-form"
          onSubmit={(event) => void send(event)}
          onKeyDown={sendByKeys}
          noValidate
        >
          <MissingNote of={leavesBy(name)} />
          {note && <p className="form-note">{note}</p>}
          {fields && <TableFields form={form} fields={fields} />}
          {children?.(form)}
          {filled.movedOn || problem?.code === 'common.version_conflict' ? (
            <ChangedNote
              changes={typeof changes === 'function' ? changes(form.values) : changes}
              onLook={() => {
                form.replace(filled.look(form.values));
                onLook?.();
                clear();
              }}
            />
          ) : (
            <ProblemNote problem={problem} form={form} />
          )}
        </form>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={onClose}>{t({ id: 'shared.action.cancel' })}</Button>
            <BusyButton type="submit" form={formId} intent={danger ? 'danger' : 'primary'} busy={busy}>
              {submit}
            </BusyButton>
          </>
        }
      />
    </Modal>
  );
}
