import { isPassing } from '../api/problem.ts';
import { clock } from '../format/dates.ts';
import { useTranslate } from '../i18n/react.tsx';
import { PartlySaved } from './partly-saved.ts';
import type { Autosave } from './use-autosave.ts';

/** How far the saving of a form is. */
export type SavingState = Pick<Autosave, 'state' | 'savedAt' | 'problem'>;

/** Whether what was typed is kept, and since when, in words; empty where nothing was typed yet. What is `kept` nowhere goes with the page. */
export function useSavedText(kept = true): (saving: SavingState, before?: string | null) => string {
  const t = useTranslate();
  return ({ state, savedAt, problem }, before) => {
    const at = savedAt ?? before ?? null;
    const waits = state === 'failed' || state === 'waiting';
    if (waits && problem !== undefined && isPassing(problem))
      return t({ id: kept ? 'shared.state.offline' : 'shared.state.offlineHere' });
    if (state === 'failed')
      return t({ id: problem instanceof PartlySaved ? 'shared.state.partlySaved' : 'shared.state.notSaved' });
    if (state === 'saving' || state === 'waiting') return t({ id: 'shared.state.saving' });
    return at === null ? '' : t({ id: 'shared.state.saved' }, { time: clock(at) });
  };
}
