import { Button } from '@blueprintjs/core';
import type { PositionDetails } from '@talentlog/contracts';
import type { FormEvent } from 'react';
import type { z } from 'zod';
import type { ApiProblem, CommandAnswer } from '../../../../api/index.ts';
import { clock } from '../../../../format/dates.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { focusWrong } from '../../../ui/focus-wrong.ts';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { sendByKeys } from '../../../ui/send-by-keys.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { PositionFields } from './PositionFields.tsx';
import { type PositionFormState, useFocusWrong, usePositionForm } from './use-position-form.ts';
import type { PositionValues } from './values.ts';

interface Props<D extends PositionDetails> {
  /** What its command takes. */
  readonly shape: z.ZodType<D>;
  readonly stored: PositionValues;
  readonly draftKey: string;
  readonly creating: boolean;
  readonly submit: string;
  readonly note: string;
  readonly busy: boolean;
  readonly problem: ApiProblem | undefined;
  /** Sends it; undefined when it was refused. */
  readonly onSave: (details: D, responsibleIds: string[]) => Promise<CommandAnswer | undefined>;
  readonly onSaved: (answer: CommandAnswer, details: D) => void;
  readonly onCancel: () => void;
}

/** Every field of a position on one page. What is typed is kept on this device until it is saved. */
export function PositionForm<D extends PositionDetails>(props: Props<D>) {
  const { shape, stored, draftKey, creating, submit, note, busy, problem, onSave, onSaved, onCancel } = props;
  const t = useTranslate();
  const state = usePositionForm(shape, stored, problem, draftKey);
  const { form, errors, keptAt } = state;
  const showErrors = useFocusWrong(errors);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.isReadable) return void focusWrong(event.currentTarget);
    // Saved as it stands, it would put back what the colleague changed.
    if (state.changed.length > 0) return state.askToChoose();
    const checked = state.check();
    if (!checked.ok) return showErrors();
    const answer = await onSave(checked.details, [...form.values.responsibleIds]);
    if (answer === undefined) return;
    form.forget();
    onSaved(answer, checked.details);
  };
  return (
    <form className="position-form" onSubmit={(event) => void save(event)} onKeyDown={sendByKeys} noValidate>
      <p className="form-note">{note}</p>
      <Notices state={state} />
      <ErrorSummary errors={errors} />
      <PositionFields form={form} creating={creating} />
      <div className="form-foot">
        <BusyButton type="submit" intent="primary" busy={busy}>
          {submit}
        </BusyButton>
        <Button onClick={onCancel}>{t({ id: 'shared.action.cancel' })}</Button>
        <span className="muted" role="status">
          {keptAt !== undefined && t({ id: 'positions.form.kept' }, { time: clock(keptAt) })}
        </span>
        <ProblemNote problem={problem} />
      </div>
    </form>
  );
}

/** The choice may stand far above the button that asked for it. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** That a draft goes on, and that somebody else saved meanwhile. */
function Notices({ state }: { state: Omit<PositionFormState, 'check'> }) {
  const t = useTranslate();
  const { resumed, discard, changed, mustChoose, takeTheirs, keepMine } = state;
  const fields = changed.map((name) => t({ id: `positions.field.${name}` })).join(t({ id: 'staff.filter.comma' }));
  return (
    <>
      {resumed && (
        <p className="notice">
          {t({ id: 'positions.form.resumed' })}
          <Button size="small" onClick={discard}>
            {t({ id: 'positions.form.discard' })}
          </Button>
        </p>
      )}
      {changed.length > 0 && (
        <p className="notice" role="alert">
          {t({ id: 'positions.form.changed' }, { fields })}
          <Button size="small" onClick={takeTheirs}>
            {t({ id: 'positions.form.takeTheirs' })}
          </Button>
          <Button size="small" onClick={keepMine}>
            {t({ id: 'positions.form.keepMine' })}
          </Button>
          {mustChoose && <b ref={bringIntoView}>{t({ id: 'positions.form.chooseFirst' })}</b>}
        </p>
      )}
    </>
  );
}
