import { useState } from 'react';
import { Saved } from '../src/ui/Saved.tsx';
import { useAutosave } from '../src/ui/use-autosave.ts';

export interface FormProps {
  readonly save: (text: string) => Promise<unknown>;
  readonly enabled?: boolean;
}

/** One field that saves itself, and says so. */
export function AutosavedForm({ save, enabled = true }: FormProps) {
  const [text, setText] = useState('first');
  const saving = useAutosave(text, save, enabled);
  return (
    <>
      <input aria-label="words" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => void saving.flush()}>
        now
      </button>
      <Saved saving={saving} />
    </>
  );
}
