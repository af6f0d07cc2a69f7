import { Button } from '@blueprintjs/core';
import type { ResumeFound } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import type { Selection } from '../../ui/list/use-selection.ts';
import { WriteToPeople } from './WriteToPeople.tsx';

/** What can be done with the people chosen. */
export function ChosenBar({ rows, clear }: Pick<Selection<ResumeFound>, 'rows' | 'clear'>) {
  const t = useTranslate();
  if (rows.length === 0) return null;
  return (
    <section className="bulk-bar" aria-label={t({ id: 'staff.bulk.label' })}>
      <b>{t({ id: 'staff.bulk.selected' }, { count: rows.length })}</b>
      <span className="topbar-space" />
      <WriteToPeople rows={rows} />
      <Button size="small" variant="minimal" icon="cross" onClick={clear}>
        {t({ id: 'staff.bulk.clear' })}
      </Button>
    </section>
  );
}
