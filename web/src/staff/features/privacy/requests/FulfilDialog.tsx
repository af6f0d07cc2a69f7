import { useTranslate } from '../../../../i18n/react.tsx';
import { useDictionariesQuery } from '../../../model/use-listed.ts';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useScreeningDecisionsQuery } from './api.ts';
import { Decisions } from './Decisions.tsx';
import type { RequestRow } from './request-row.ts';
import { useExplanation } from './use-explanation.ts';

interface Props {
  readonly row: RequestRow;
  readonly onClose: () => void;
}

/** The answer, and what exactly it brings about. An explanation begins with what the log says, in words that staff confirm. */
export function FulfilDialog(props: Props) {
  return props.row.kind === 'EXPLANATION' ? <Explain {...props} /> : <Answer {...props} draft="" />;
}

function Explain(props: Props) {
  const { dataRequestId } = props.row;
  const { data } = useScreeningDecisionsQuery({ dataRequestId });
  // Reasons stand in the draft in the company's words, which come by themselves.
  const { data: lists } = useDictionariesQuery({});
  const draftOf = useExplanation();
  const decisions = data?.data.decisions;
  if (decisions === undefined || lists === undefined) return null;
  return (
    <Answer {...props} draft={draftOf(decisions)}>
      <Decisions decisions={decisions} />
    </Answer>
  );
}

function Answer({
  row,
  onClose,
  draft,
  children,
}: Props & { readonly draft: string; readonly children?: React.ReactNode }) {
  const t = useTranslate();
  const { dataRequestId, kind } = row;
  return (
    <CommandForm
      name="FulfilDataRequest"
      title={t({ id: 'staff.action.FulfilDataRequest' })}
      submit={t({ id: 'staff.action.FulfilDataRequest' })}
      note={t({ id: `privacy.request.effect.${kind}` })}
      danger={kind === 'DELETION' || kind === 'CLOSING' || kind === 'WITHDRAWAL'}
      wide={kind === 'EXPLANATION'}
      initial={{ answer: draft === '' ? t({ id: `privacy.request.draft.${kind}` }) : draft }}
      payload={({ answer }) => ({ dataRequestId, answer })}
      onClose={onClose}
    >
      {(form) => (
        <>
          {children}
          <TextField
            form={form}
            name="answer"
            label={t({ id: 'privacy.request.answer' })}
            multiline
            rows={6}
            required
            autoFocus
          />
        </>
      )}
    </CommandForm>
  );
}
