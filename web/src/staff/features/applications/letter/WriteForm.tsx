import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { LetterFields } from '../../../ui/letter/LetterFields.tsx';
import { emptyLetter, letterOf } from '../../../ui/letter/letter-values.ts';
import { NoWay } from '../../../ui/letter/NoWay.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { WithPacks } from '../../../ui/WithPacks.tsx';
import type { ActionFormProps } from '../actions/types.ts';
import { useDone } from '../actions/use-done.ts';

/** Words of one's own to the candidate of an application. */
export function WriteForm(props: ActionFormProps) {
  return (
    <WithPacks names={['messages']}>
      <Form {...props} />
    </WithPacks>
  );
}

function Form({ detail, onClose }: ActionFormProps) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const done = useDone(detail);
  const { applicationId, person, position } = detail;
  const name = nameOf(person);
  return (
    <CommandForm
      name="WriteToCandidate"
      title={t({ id: 'staff.action.about' }, { action: t({ id: 'staff.action.WriteToCandidate' }), name })}
      submit={t({ id: 'staff.action.WriteToCandidate' })}
      initial={emptyLetter}
      payload={(values) => ({ applicationId, letter: letterOf(values) })}
      note={t({ id: 'messages.letter.note' })}
      onDone={done('WriteToCandidate')}
      onClose={onClose}
      draftKey={`WriteToCandidate:${applicationId}`}
      wide
    >
      {(form) => (
        <>
          <NoWay people={[person]} values={form.values} />
          <LetterFields form={form} about="application" reader={name} position={position.title} />
        </>
      )}
    </CommandForm>
  );
}
