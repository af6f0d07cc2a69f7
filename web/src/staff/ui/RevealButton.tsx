import type { MaskedField } from '@talentlog/contracts';
import { useState } from 'react';
import type { ApiProblem } from '../../api/problem.ts';
import { BusyButton } from './BusyButton.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import { RevealForm } from './RevealForm.tsx';

interface Props {
  readonly jobSeekerId: string;
  readonly field?: MaskedField;
  readonly words: string;
  /** What `useReveal` says of the reading that follows. */
  readonly reading: {
    readonly busy: boolean;
    readonly problem: ApiProblem | undefined;
    readonly read: () => Promise<void>;
  };
}

/** Stands beside something masked: asks why it is to be seen, then has it read. */
export function RevealButton({ words, reading, ...what }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <BusyButton variant="minimal" size="small" intent="primary" busy={reading.busy} onClick={() => setAsking(true)}>
        {words}
      </BusyButton>
      <ProblemNote problem={reading.problem} />
      {asking && (
        <RevealForm {...what} words={words} onDone={() => void reading.read()} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
