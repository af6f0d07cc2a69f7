import { type ApplicationChosen, Stage } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { AskForm } from '../../../ui/AskForm.tsx';
import { type BulkWork, commandFor } from '../../../ui/bulk/BulkRun.tsx';
import { Unable } from '../../../ui/bulk/Unable.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { itemsOf, takers } from './chosen.ts';

interface Props {
  readonly rows: readonly ApplicationChosen[];
  readonly onStart: (work: BulkWork) => void;
  readonly onClose: () => void;
}

/** Each to the stage that follows theirs. */
const onward = '';
const targetOf = ({ nextStages }: ApplicationChosen, to: string): Stage | undefined =>
  to === onward ? nextStages[0] : nextStages.find((stage) => stage === to);

/** Where those chosen go: each to their next stage, or all who may to one. Who may not is named and left as they are. */
export function AdvanceManyForm({ rows, onStart, onClose }: Props) {
  const t = useTranslate();
  const words = useApplicationWords();
  const able = takers('AdvanceStage', rows);
  const title = t({ id: 'staff.action.AdvanceStage' });
  const goingTo = (to: string) => able.filter((row) => targetOf(row, to) !== undefined);
  const choices = Stage.options.flatMap((value) => {
    const count = goingTo(value).length;
    return count === 0 ? [] : [{ value, label: t({ id: 'staff.bulk.to' }, { stage: words.stage(value), count }) }];
  });
  const send = (to: string) => {
    const going = goingTo(to);
    const targets = new Map(going.map((row) => [row.applicationId, targetOf(row, to)]));
    const origins = new Map(going.map(({ applicationId, stage }) => [applicationId, stage]));
    onStart({
      title,
      items: itemsOf(going),
      send: commandFor('AdvanceStage', (applicationId) => ({
        applicationId,
        to: Stage.parse(targets.get(applicationId)),
      })),
      undo: {
        title: t({ id: 'shared.action.undo' }),
        send: commandFor('ReturnStage', (applicationId) => ({
          applicationId,
          to: Stage.parse(origins.get(applicationId)),
          reason: t({ id: 'staff.done.undoReason' }),
        })),
      },
    });
  };
  return (
    <AskForm
      title={title}
      submit={title}
      initial={{ to: onward }}
      note={t({ id: 'staff.bulk.advanceNote' })}
      onClose={onClose}
      onSubmit={({ to }) => send(to)}
    >
      {(form) => (
        <>
          <Unable rows={rows.filter((row) => targetOf(row, form.values.to) === undefined)} />
          <SelectField
            form={form}
            name="to"
            label={t({ id: 'staff.field.toStage' })}
            choices={[{ value: onward, label: t({ id: 'staff.bulk.onward' }, { count: able.length }) }, ...choices]}
          />
        </>
      )}
    </AskForm>
  );
}
