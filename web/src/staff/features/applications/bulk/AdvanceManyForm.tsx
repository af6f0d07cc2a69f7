import { Stage } from '@talentlog/contracts';
import { runCommand } from '../../../../api/index.ts';
import { useT } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { AskForm } from '../../../ui/AskForm.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import type { BulkWork } from './BulkRun.tsx';

/** Which stage everybody selected goes to; who may not is named in the result. */
export function AdvanceManyForm({ onStart, onClose }: { onStart: (work: BulkWork) => void; onClose: () => void }) {
  const t = useT();
  const words = useApplicationWords();
  return (
    <AskForm
      title={t('staff.action.AdvanceStage')}
      submit={t('staff.action.AdvanceStage')}
      initial={{ to: 'RESUME_SCREENING' }}
      note={t('staff.bulk.advanceNote')}
      onClose={onClose}
      onSubmit={({ to }) =>
        onStart({
          title: t('staff.action.AdvanceStage'),
          send: (applicationId) => runCommand('AdvanceStage', { applicationId, to: Stage.parse(to) }),
        })
      }
    >
      {(form) => (
        <SelectField
          form={form}
          name="to"
          label={t('staff.field.toStage')}
          choices={Stage.options.slice(1).map((value) => ({ value, label: words.stage(value) }))}
        />
      )}
    </AskForm>
  );
}
