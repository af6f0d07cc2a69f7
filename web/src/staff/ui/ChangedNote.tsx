import { Button } from '@blueprintjs/core';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from '../../i18n/react.tsx';
import { focusFirst } from './focus-first.ts';
import { useNewest } from './newest.ts';

interface Props {
  /** What changed, where that can be told better than by how it stands now. */
  readonly changes?: ReactNode;
  readonly onLook: () => void;
}

/**
 * Somebody changed what the form is about while it was open, and this is how it stands now: nothing is sent before one looked. Then the
 * focus is in the form again.
 */
export function ChangedNote({ changes, onLook }: Props) {
  const t = useTranslate();
  const newest = useNewest();
  const note = useRef<HTMLDivElement>(null);
  const look = () => {
    focusFirst(note.current?.closest('.bp6-dialog') ?? note.current?.closest('form'));
    onLook();
  };
  return (
    <div ref={note} className="problem" role="alert">
      <p>{t({ id: 'refusal.common.version_conflict' })}</p>
      {changes ?? newest}
      <Button size="small" onClick={look}>
        {t({ id: 'staff.form.lookAtNewest' })}
      </Button>
    </div>
  );
}
