import { type ApplicationChosen, Stage } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { AskForm } from '../../../ui/AskForm.tsx';
import { type BulkWork, commandFor } from '../../../ui/bulk/BulkRun.tsx';
import { itemsOf } from './chosen.ts';

interface Props {
  readonly rows: readonly ApplicationChosen[];
  readonly onStart: (work: BulkWork) => void;
  readonly onClose: () => void;
}

/** Who passes what: one choice may hold people of every stage, and a pass is not taken back together. */
export function PassManyForm({ rows, onStart, onClose }: Props) {
  const t = useTranslate();
  const words = useApplicationWords();
  const stages = Stage.options.flatMap((value) => {
    const count = rows.filter(({ stage }) => stage === value).length;
    return count === 0 ? [] : [{ value, count }];
  });
  const send = commandFor('PassStep', (applicationId) => ({ applicationId }));
  return (
    <AskForm
      title={t({ id: 'staff.action.PassStep' })}
      submit={t({ id: 'staff.bulk.for' }, { action: t({ id: 'staff.action.PassStep' }), count: rows.length })}
      initial={{}}
      note={t({ id: 'staff.bulk.passNote' })}
      onClose={onClose}
      onSubmit={() => onStart({ title: t({ id: 'staff.action.PassStep' }), items: itemsOf(rows), send })}
    >
      {() => (
        <ul className="bulk-stages">
          {stages.map(({ value, count }) => (
            <li key={value}>{t({ id: 'staff.bulk.to' }, { stage: words.stage(value), count })}</li>
          ))}
        </ul>
      )}
    </AskForm>
  );
}
