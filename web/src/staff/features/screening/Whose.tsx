import { useTranslate } from '../../../i18n/react.tsx';
import { Segmented } from '../../ui/Segmented.tsx';

/** Whether the list is of one's own resumes or of everybody's. */
export function Whose({ mine, onChange }: { mine: boolean; onChange: (mine: boolean) => void }) {
  const t = useTranslate();
  return (
    <Segmented
      label={t({ id: 'staff.screening.whose' })}
      choices={[
        { value: 'mine', label: t({ id: 'staff.screening.mine' }) },
        { value: 'all', label: t({ id: 'staff.screening.all' }) },
      ]}
      chosen={mine ? 'mine' : 'all'}
      onChoose={(whose) => onChange(whose === 'mine')}
    />
  );
}
