import { Stage } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { ActionFormProps } from './types.ts';

/** On to one of the stages that follow; taken back by returning. */
export function AdvanceForm({ detail, onClose }: ActionFormProps) {
  const t = useTranslate();
  const toast = useToast();
  const words = useApplicationWords();
  const nameOf = useNameOf();
  const { applicationId, nextStages, stage, person } = detail;
  return (
    <CommandForm
      name="AdvanceStage"
      title={t({ id: 'staff.action.AdvanceStage' })}
      submit={t({ id: 'staff.action.AdvanceStage' })}
      initial={{ to: nextStages[0] ?? '' }}
      payload={({ to }) => ({ applicationId, to: Stage.parse(to) })}
      note={t({ id: 'staff.note.move' })}
      onDone={(_answer, { to }) =>
        toast(t({ id: 'staff.done.AdvanceStage' }, { name: nameOf(person), stage: words.stage(to) }), {
          name: 'ReturnStage',
          payload: { applicationId, to: Stage.parse(stage), reason: t({ id: 'staff.done.undoReason' }) },
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <SelectField
          form={form}
          name="to"
          label={t({ id: 'staff.field.toStage' })}
          required
          choices={nextStages.map((value) => ({ value, label: words.stage(value) }))}
        />
      )}
    </CommandForm>
  );
}
