import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { Interview } from '../types.ts';

export type Irreversible = 'StartInterview' | 'FinishInterview';

interface Props {
  readonly name: Irreversible;
  readonly interview: Interview;
  readonly onClose: () => void;
}

/** Asks before the interview begins or ends, and says what is over with it. */
export function IrreversibleDialog({ name, interview, onClose }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const nameOf = useNameOf();
  const { interviewId, person, evaluations } = interview;
  const missing = evaluations.filter(({ state }) => state === 'UNEVALUATED').length;
  const action = t({ id: `hiring.action.${name}` });
  return (
    <CommandForm
      name={name}
      title={action}
      submit={action}
      note={
        name === 'StartInterview'
          ? t({ id: 'hiring.note.startInterview' })
          : t({ id: 'hiring.note.finishInterview' }, { missing })
      }
      danger={name === 'FinishInterview'}
      isFinal
      initial={{}}
      payload={() => ({ interviewId })}
      onDone={() => toast(t({ id: 'hiring.done.plain' }, { action, name: nameOf(person) }))}
      onClose={onClose}
    />
  );
}
