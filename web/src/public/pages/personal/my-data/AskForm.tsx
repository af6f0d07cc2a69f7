import { type DataRequestKind, dataRequestKinds } from '@talentlog/contracts';
import { type FormEvent, useState } from 'react';
import { runCommand } from '../../../../api/commands.ts';
import type { QueryData } from '../../../../api/tables.ts';
import { shortDay } from '../../../../format/dates.ts';
import { useLanguage, useT } from '../../../../i18n/react.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { ProblemNote } from '../../../../ui/ProblemNote.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { TextArea } from '../../../../ui/TextArea.tsx';
import { useAction } from '../../../../ui/use-action.ts';
import { OwnStepUp } from '../../links/OwnStepUp.tsx';

interface Props {
  readonly requests: QueryData<'myDataRequests'>;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for one thing. Where the phone was not shown lately, a code is asked for first, and what was typed stays. */
export function AskForm({ requests, onDone, onClose }: Props) {
  const t = useT();
  const { language } = useLanguage();
  const action = useAction();
  const [kind, setKind] = useState<DataRequestKind>('ACCESS_COPY');
  const [details, setDetails] = useState('');
  const open = requests.find((one) => one.kind === kind && (one.state === 'RECEIVED' || one.state === 'IN_PROGRESS'));
  const send = () => action.run(() => runCommand('SubmitDataRequest', { kind, details }).then(onDone));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  if (action.problem?.code === 'link.step_up_required')
    return (
      <OwnStepUp
        onDone={async () => {
          await send();
        }}
      />
    );
  const wrong = (action.problem?.errors.length ?? 0) > 0;
  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <SelectField
        label={t('privacy.request.kind')}
        hint={t(`privacy.request.hint.${kind}`)}
        value={kind}
        options={dataRequestKinds.map((value) => ({ value, text: t(`privacy.request.kind.${value}`) }))}
        onValue={(value) => setKind(dataRequestKinds.find((one) => one === value) ?? kind)}
        error={action.errorAt('kind')}
      />
      <TextArea
        label={t('privacy.request.details')}
        required={kind === 'CORRECTION'}
        maxLength={2000}
        value={details}
        onValue={setDetails}
        error={action.errorAt('details')}
      />
      {open !== undefined && (
        <p className="note note-warn">{t('privacy.request.open', { due: shortDay(open.dueAt, language) })}</p>
      )}
      {!wrong && <ProblemNote problem={action.problem} />}
      <div className="actions">
        <Button onClick={onClose}>{t('shared.action.cancel')}</Button>
        <Button type="submit" kind="primary" busy={action.busy} disabled={open !== undefined}>
          {t('privacy.request.send')}
        </Button>
      </div>
    </form>
  );
}
