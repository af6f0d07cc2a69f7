import type { ReactNode } from 'react';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import type { Action } from '../../../ui/use-action.ts';

interface Props {
  /** What the buttons run at once; those that ask first say in their dialog what was refused. */
  readonly action?: Action;
  /** The buttons; without any there is no bar. */
  readonly children: ReactNode;
  readonly shown: boolean;
}

/** The buttons at the foot of a link page, and above them what the last one was refused for. */
export function LinkBar({ action, shown, children }: Props) {
  return (
    <>
      <ProblemNote problem={action?.problem} />
      {shown && <div className="bar link-bar">{children}</div>}
    </>
  );
}
