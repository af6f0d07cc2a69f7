import { ProblemNote } from './ProblemNote.tsx';
import type { Autosave } from './use-autosave.ts';
import { useSavedText } from './use-saved-text.ts';

/** Says whether what was typed is kept, and since when. */
export function Saved({ saving, before }: { saving: Autosave; before?: string | null }) {
  const text = useSavedText()(saving, before);
  return (
    <div>
      <p className="saved" role="status">
        {text}
      </p>
      {saving.state === 'failed' && saving.problem?.code !== 'common.offline' && (
        <ProblemNote problem={saving.problem} />
      )}
    </div>
  );
}
