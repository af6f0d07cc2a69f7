import { useSyncExternalStore } from 'react';
import { useSavedText } from '../../../ui/use-saved-text.ts';
import type { PendingSaves } from './pending-saves.ts';

/** Whether everything on the page is saved, and since when; where the page began, when it was saved last. */
export function SavedLine({ saves, before }: { saves: PendingSaves; before: string | null }) {
  const saving = useSyncExternalStore(saves.subscribe, saves.read, saves.read);
  const isKept = saving.state === 'saved' || saving.state === 'clean';
  const text = useSavedText()(saving, before);
  return (
    <p className={saving.state === 'failed' ? 'saved saved-not' : 'saved'} role="status">
      {isKept && text !== '' && (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 8.5 3.2 3.2L13 5" />
        </svg>
      )}
      {text}
    </p>
  );
}
