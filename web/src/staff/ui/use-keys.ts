import { type HotkeyConfig, useHotkeys } from '@blueprintjs/core';
import { useEffect, useMemo, useRef } from 'react';

export interface Key {
  /** As Blueprint writes combinations: `j`, `mod + k`, `shift + j`. */
  readonly combo: string;
  /** Words for the key sheet. */
  readonly label: string;
  readonly group?: string;
  readonly run: (event: KeyboardEvent) => void;
  readonly disabled?: boolean;
  readonly allowInInput?: boolean;
  /** Goes on while the key is held down; whatever else a key does, it does once. */
  readonly repeats?: boolean;
}

/** Keys by which a control that has the focus is worked, or its choices are typed for. */
const isForControl = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (target.closest('select') !== null ||
    (key === 'Enter' && target.closest('button, a[href], summary, input') !== null));

/**
 * Whether a dialog, menu or palette stands over the screen: a key pressed there is not meant for what is behind. The target counts
 * too: one that has just closed itself is no longer in the page.
 */
export const isOverScreen = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest('.bp6-portal') !== null) ||
  document.querySelector('.bp6-dialog, .bp6-omnibar, .palette-box') !== null;

/**
 * Keys of a screen, listed in the key sheet while it is shown. Off while typing, behind a dialog, and where the
 * control that has the focus is worked by them. The library loops
 * on a new array each render, so it gets one that changes only with the keys' names; the work is looked up when pressed.
 */
export function useKeys(keys: readonly Key[]): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const signature = JSON.stringify(
    keys.map(({ combo, label, group, disabled = false, allowInInput = false, repeats = false }) => ({
      combo,
      label,
      ...(group === undefined ? {} : { group }),
      disabled,
      allowInInput,
      repeats,
    })),
  );
  const configs = useMemo(() => {
    const shown: readonly Omit<Key, 'run'>[] = JSON.parse(signature);
    return shown.map(
      ({ repeats, ...key }): HotkeyConfig => ({
        ...key,
        global: true,
        onKeyDown: (event) => {
          const isAnywhere = key.allowInInput === true;
          const isBehind = isOverScreen(event);
          if (!isAnywhere && (isForControl(event) || isBehind)) return;
          // One that works while typing is not the browser's behind a dialog either, where it does nothing.
          event.preventDefault();
          if (isBehind || (event.repeat && repeats !== true)) return;
          latest.current.find(({ combo }) => combo === key.combo)?.run(event);
        },
      }),
    );
  }, [signature]);
  useHotkeys(configs);
}
