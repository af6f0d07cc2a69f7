import { useEffect } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useScreeningWords } from '../../../model/screening-words.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { mostKeys, mostReasons } from './reasons.ts';
import type { Saying } from './use-said.ts';

/** The keys of the verdicts. */
export const verdictKeys = { PASS: 'p', UNDETERMINED: 'h', ELIMINATED: 'e', RECOMMENDED: 'r' } as const;
const verdicts = ['PASS', 'UNDETERMINED', 'ELIMINATED', 'RECOMMENDED'] as const;

interface Desk {
  readonly enabled: boolean;
  readonly saying: Saying;
  readonly send: () => void;
  /** Puts the focus where the reason is written. */
  readonly write: () => void;
}

const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, .bp6-portal, .bp6-dialog') !== null;

/**
 * A verdict by a letter, its reasons by figures, `Enter` sends. While a rejection waits for its reason no letter is a shortcut: what is
 * typed is that reason, wherever the focus is.
 */
export function useDeskKeys({ enabled, saying, send, write }: Desk): void {
  const t = useTranslate();
  const words = useScreeningWords();
  const group = t({ id: 'staff.keys.item' });
  const { said, asks, lack, choose, reasons, ask, giveUp } = saying;
  const isDue = enabled && lack === 'reasonDue';
  const chosen = said.verdict;
  useKeys(
    enabled
      ? [
          ...verdicts.map((verdict) => ({
            combo: verdictKeys[verdict],
            label: words.state(verdict),
            group,
            disabled: isDue,
            run: () => choose(verdict),
          })),
          ...reasons.slice(0, mostKeys).map(({ text, toggle }, index) => ({
            combo: String(index + 1),
            label: text,
            group,
            run: toggle,
          })),
          ...(chosen === 'PASS' ? asks : []).map((text, index) => ({
            combo: String(mostReasons + 1 + index),
            label: text,
            group,
            run: () => ask(text),
          })),
          { combo: 'c', label: t({ id: 'staff.desk.edit' }), group, disabled: chosen === '', run: write },
          { combo: 'enter', label: t({ id: 'staff.keys.sendVerdict' }), group, run: send },
          { combo: 'mod + enter', label: t({ id: 'staff.keys.sendVerdict' }), group, allowInInput: true, run: send },
        ]
      : [],
  );
  useEffect(() => {
    if (!isDue) return;
    const typed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (isTyped(event) || ctrlKey || metaKey || altKey) return;
      if (key === 'Escape') {
        event.stopPropagation();
        giveUp();
      } else if (/^\p{L}$/u.test(key) || key === 'Process') {
        event.stopPropagation();
        // The key itself is written into the field; `C` only goes there.
        if (key.toLowerCase() === 'c') event.preventDefault();
        write();
      }
    };
    document.addEventListener('keydown', typed, true);
    return () => document.removeEventListener('keydown', typed, true);
  }, [isDue, giveUp, write]);
}
