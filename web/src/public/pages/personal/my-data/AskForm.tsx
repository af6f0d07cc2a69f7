import { type DataRequestKind, dataRequestKinds } from '@talentlog/contracts';
import { type FormEvent, useState } from 'react';
import { runCommand } from '../../../../api/commands.ts';
import { ApiProblem } from '../../../../api/problem.ts';
import type { QueryData } from '../../../../api/tables.ts';
import { shortDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { ProblemNote } from '../../../../ui/ProblemNote.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { TextArea } from '../../../../ui/TextArea.tsx';
import { useAction } from '../../../../ui/use-action.ts';
import { useDraft } from '../../../../ui/use-draft.ts';
import { useQuery } from '../../../site/context.tsx';
import { OwnStepUp } from '../../links/OwnStepUp.tsx';
import { Confirm } from '../Confirm.tsx';

/** What cannot be taken back once it was done is asked once more before it is sent. */
const grave = ['WITHDRAWAL', 'DELETION', 'CLOSING'] as const;
const hinderedKinds: readonly DataRequestKind[] = ['DELETION', 'CLOSING'];

interface Props {
  readonly requests: QueryData<'myDataRequests'>;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

const detailsMissing = new ApiProblem({
  status: 422,
  code: 'dataRequest.details_required',
  errors: [{ path: 'details', code: 'dataRequest.details_required' }],
});

/** What is asked for, kept until it was sent: whoever goes away, or has to show the phone first, finds it again. */
function useAsked() {
  const [kept, setKind, forgetKind] = useDraft('data-request-kind', 'ACCESS_COPY');
  const [details, setDetails, forgetDetails] = useDraft('data-request-details', '');
  const kind: DataRequestKind = dataRequestKinds.find((one) => one === kept) ?? 'ACCESS_COPY';
  const forget = () => {
    forgetKind();
    forgetDetails();
  };
  return { kind, setKind, details, setDetails, forget };
}

/** Asks for one thing. What is missing is said first; then, where the phone was not shown lately, a code is asked for. */
export function AskForm({ requests, onDone, onClose }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const action = useAction();
  const { kind, setKind, details, setDetails, forget } = useAsked();
  const needsDetails = kind === 'CORRECTION';
  const open = requests.find((one) => one.kind === kind && (one.state === 'RECEIVED' || one.state === 'IN_PROGRESS'));
  const send = () =>
    action.run(async () => {
      await runCommand('SubmitDataRequest', { kind, details });
      forget();
      await onDone();
    });
  const [confirming, setConfirming] = useState<(typeof grave)[number]>();
  const closing = useQuery('myAccount', {}).data?.closing;
  const hindered = closing?.blocked === true && hinderedKinds.includes(kind);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (needsDetails && details.trim() === '') return action.fail(detailsMissing);
    const asked = grave.find((one) => one === kind);
    setConfirming(asked);
    if (asked === undefined) void send();
  };
  if (action.problem?.code === 'link.step_up_required')
    return (
      <OwnStepUp
        why={t({ id: 'privacy.request.codeWhy' })}
        onBack={() => {
          setConfirming(undefined);
          action.fail(undefined);
        }}
        onDone={async () => {
          await send();
        }}
      />
    );
  const wrong = (action.problem?.errors.length ?? 0) > 0;
  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <SelectField
        label={t({ id: 'privacy.request.kind' })}
        hint={t({ id: `privacy.request.hint.${kind}` })}
        value={kind}
        options={dataRequestKinds.map((value) => ({ value, text: t({ id: `privacy.request.kind.${value}` }) }))}
        onValue={setKind}
        error={action.errorAt('kind')}
      />
      <TextArea
        label={t({ id: 'privacy.request.details' })}
        required={needsDetails}
        most={2000}
        value={details}
        onValue={setDetails}
        error={action.errorAt('details')}
      />
      {open !== undefined && (
        <p className="note note-warn">{t({ id: 'privacy.request.open' }, { due: shortDay(open.dueAt, language) })}</p>
      )}
      {hindered && <p className="note note-warn">{t({ id: 'privacy.request.hindered' })}</p>}
      {!wrong && <ProblemNote problem={action.problem} />}
      <div className="actions">
        <Button onClick={onClose}>{t({ id: 'shared.action.cancel' })}</Button>
        <Button type="submit" kind="primary" busy={action.busy} disabled={open !== undefined || hindered}>
          {t({ id: 'privacy.request.send' })}
        </Button>
      </div>
      {confirming !== undefined && (
        <Confirm
          title={t({ id: `privacy.request.kind.${confirming}` })}
          consequence={t({ id: `privacy.request.confirm.${confirming}` }, { days: closing?.days ?? 0 })}
          confirm={t({ id: 'privacy.request.send' })}
          onClose={() => setConfirming(undefined)}
          onConfirm={send}
        />
      )}
    </form>
  );
}
