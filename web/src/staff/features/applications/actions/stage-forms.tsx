import { Stage } from '@talentlog/contracts';
import { useT } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { ActionFormProps } from './types.ts';
import { useDone } from './use-done.ts';

/** On to one of the stages that follow; taken back by returning. */
export function AdvanceForm({ detail, onClose }: ActionFormProps) {
  const t = useT();
  const toast = useToast();
  const words = useApplicationWords();
  const nameOf = useNameOf();
  const { applicationId, nextStages, stage, person } = detail;
  return (
    <CommandForm
      name="AdvanceStage"
      title={t('staff.action.AdvanceStage')}
      submit={t('staff.action.AdvanceStage')}
      initial={{ to: nextStages[0] ?? '' }}
      payload={({ to }) => ({ applicationId, to: Stage.parse(to) })}
      note={t('staff.note.move')}
      onDone={(_answer, { to }) =>
        toast(t('staff.done.AdvanceStage', { name: nameOf(person), stage: words.stage(to) }), {
          name: 'ReturnStage',
          payload: { applicationId, to: Stage.parse(stage), reason: t('staff.done.undoReason') },
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <SelectField
          form={form}
          name="to"
          label={t('staff.field.toStage')}
          required
          choices={nextStages.map((value) => ({ value, label: words.stage(value) }))}
        />
      )}
    </CommandForm>
  );
}

interface MoveProps extends ActionFormProps {
  readonly name: 'SkipStage' | 'ReturnStage';
  readonly stages: readonly string[];
}

/** To a stage that does not follow, with a reason. */
function MoveForm({ name, stages, detail, onClose }: MoveProps) {
  const t = useT();
  const words = useApplicationWords();
  const done = useDone(detail);
  const { applicationId } = detail;
  return (
    <CommandForm
      name={name}
      title={t(`staff.action.${name}`)}
      submit={t(`staff.action.${name}`)}
      initial={{ to: stages[0] ?? '', reason: '' }}
      payload={({ to, reason }) => ({ applicationId, to: Stage.parse(to), reason })}
      note={t('staff.note.move')}
      onDone={done(name)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SelectField
            form={form}
            name="to"
            label={t('staff.field.toStage')}
            required
            choices={stages.map((value) => ({ value, label: words.stage(value) }))}
          />
          <TextField form={form} name="reason" label={t('staff.field.reason')} required multiline rows={3} />
        </>
      )}
    </CommandForm>
  );
}

export function SkipForm(props: ActionFormProps) {
  return <MoveForm {...props} name="SkipStage" stages={props.detail.skipStages} />;
}

export function ReturnForm(props: ActionFormProps) {
  return <MoveForm {...props} name="ReturnStage" stages={props.detail.returnStages} />;
}
