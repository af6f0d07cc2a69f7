import { Button } from '@blueprintjs/core';
import { useTranslate } from '../../../../i18n/react.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { ChosenColumns } from './use-chosen-columns.ts';

/** The columns behind a button, for screens without room for them beside the list. */
export function ColumnsButton(chosen: ChosenColumns) {
  const t = useTranslate();
  return (
    <Popover
      label={t({ id: 'staff.columns.label' })}
      content={
        <div className="padded">
          <ColumnChooser {...chosen} />
        </div>
      }
    >
      <Button className="columns-button" variant="minimal" size="small" icon="th-list">
        {t({ id: 'staff.columns.label' })}
      </Button>
    </Popover>
  );
}
