import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/react.tsx';

interface Props {
  readonly changes?: ReactNode;
  readonly onLook: () => void;
}

/** Somebody changed what the form is about while it was open: nothing is sent before one looked. */
export function ChangedNote({ changes, onLook }: Props) {
  const t = useT();
  return (
    <div className="problem" role="alert">
      <p>{t('refusal.common.version_conflict')}</p>
      {changes}
      <Button size="small" onClick={onLook}>
        {t('staff.form.lookAtNewest')}
      </Button>
    </div>
  );
}
