import { clock } from '../format/dates.ts';
import { useT } from '../i18n/react.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import type { Autosave } from './use-autosave.ts';

/** Says whether what was typed is kept, and since when. */
export function Saved({ saving, before }: { saving: Autosave; before?: string | null }) {
  const t = useT();
  const at = saving.savedAt ?? before ?? null;
  const text =
    saving.state === 'saving' || saving.state === 'waiting'
      ? t('shared.state.saving')
      : saving.state === 'failed'
        ? t('shared.state.notSaved')
        : at === null
          ? ''
          : t('shared.state.saved', { time: clock(at) });
  return (
    <div>
      <p className="saved" role="status">
        {text}
      </p>
      {saving.state === 'failed' && <ProblemNote problem={saving.problem} />}
    </div>
  );
}
