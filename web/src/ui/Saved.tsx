import { isPassing } from '../api/problem.ts';
import { ProblemNote } from './ProblemNote.tsx';
import type { Autosave } from './use-autosave.ts';
import { useSavedText } from './use-saved-text.ts';

interface SavedProps {
  readonly saving: Autosave;
  readonly before?: string | null;
  /** Whether what is not saved yet is there again after a reload. */
  readonly kept?: boolean;
}

/** Says whether what was typed is kept, and since when. */
export function Saved({ saving, before, kept = true }: SavedProps) {
  const text = useSavedText(kept)(saving, before);
  return (
    <div>
      <p className="saved" role="status">
        {text}
      </p>
      {saving.state === 'failed' && saving.problem !== undefined && !isPassing(saving.problem) && (
        <ProblemNote problem={saving.problem} />
      )}
    </div>
  );
}
