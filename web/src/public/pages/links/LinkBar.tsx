import type { ReactNode } from 'react';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import type { Action } from '../../../ui/use-action.ts';
import { useIsBehind } from '../../site/use-truth.ts';

interface Props {
  /** What the buttons run at once; those that ask first say in their dialog what was refused. */
  readonly action?: Action;
  /** The buttons; without any there is no bar. */
  readonly children: ReactNode;
  readonly shown: boolean;
}

/** The buttons at the foot of a link page, and above them what the last one was refused for; off while the page does not show what was done. */
export function LinkBar({ action, shown, children }: Props) {
  const behind = useIsBehind();
  return (
    <>
      <ProblemNote problem={action?.problem} />
      {shown && (
        <fieldset className="bar link-bar" disabled={behind}>
          {children}
        </fieldset>
      )}
    </>
  );
}
