import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLoadPacks, useTranslate } from '../i18n/react.tsx';

interface Copying {
  /** Whether it is on the clipboard now. */
  readonly copy: (text: string) => Promise<boolean>;
  /** What the last try was about, where it went well or the person did it. */
  readonly copied: string | undefined;
  /** And where it did not: not every browser lets a page copy, and none does without https. */
  readonly refused: string | undefined;
  /** Then, what was to be copied and words that say so. */
  readonly byHand: ReactNode;
}

/** Puts a text on the clipboard, or has the person do so. */
export function useCopy(): Copying {
  const [last, setLast] = useState<{ readonly text: string; readonly isCopied: boolean; readonly tries: number }>();
  const load = useLoadPacks();
  const copy = async (text: string) => {
    const isCopied = await write(text);
    // Job pages come without them.
    if (!isCopied) await load('shared').catch(() => undefined);
    setLast((before) => ({ text, isCopied, tries: (before?.tries ?? 0) + 1 }));
    return isCopied;
  };
  const copied = last?.isCopied === true ? last.text : undefined;
  const refused = last?.isCopied === false ? last : undefined;
  return {
    copy,
    copied,
    refused: refused?.text,
    byHand: refused && (
      <ByHand key={refused.tries} text={refused.text} onCopied={() => setLast({ ...refused, isCopied: true })} />
    ),
  };
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selected anew with each try, so that one key copies it; then it has done its work. */
function ByHand({ text, onCopied }: { readonly text: string; readonly onCopied: () => void }) {
  const t = useTranslate();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place.current !== null) getSelection()?.selectAllChildren(place.current);
  }, []);
  return (
    <div className="copy-by-hand">
      <p role="alert">{t({ id: 'shared.copy.byHand' })}</p>
      {/* Gone at once it would be gone before the browser takes it. */}
      <code ref={place} className="once-told" onCopy={() => setTimeout(onCopied)}>
        {text}
      </code>
    </div>
  );
}
