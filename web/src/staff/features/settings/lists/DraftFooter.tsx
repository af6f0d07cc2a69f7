import type { ReactNode } from 'react';
import type { ApiProblem } from '../../../../api/problem.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import type { Clash, Coded } from './merge.ts';
import { OverrunNote } from './OverrunNote.tsx';

interface Props {
  readonly draft: {
    readonly busy: boolean;
    readonly problem: ApiProblem | undefined;
    readonly isOverrun: boolean;
    readonly isChanged: boolean;
    readonly isFromBefore: boolean;
    readonly clashes: readonly Clash<Coded>[];
    readonly putTogether: () => void;
    readonly drop: () => void;
  };
  readonly children?: ReactNode;
}

/** What became of the last try, and the buttons that save what was changed or drop it. */
export function DraftFooter({ draft, children }: Props) {
  const t = useTranslate();
  return (
    <>
      {draft.isOverrun ? (
        <OverrunNote clashes={draft.clashes} onTogether={draft.putTogether} />
      ) : (
        draft.isFromBefore && (
          <p className="form-note" role="status">
            {t({ id: 'settings.lists.fromBefore' })}
          </p>
        )
      )}
      <ProblemNote problem={draft.problem} />
      <footer className="list-tools">
        <BusyButton type="submit" intent="primary" busy={draft.busy} disabled={!draft.isChanged || draft.isOverrun}>
          {t({ id: 'shared.action.save' })}
        </BusyButton>
        <BusyButton variant="minimal" busy={false} disabled={!draft.isChanged} onClick={draft.drop}>
          {t({ id: draft.isOverrun ? 'settings.lists.newest' : 'settings.lists.undo' })}
        </BusyButton>
        {children}
      </footer>
    </>
  );
}
