/** For how long after a dialog came a press may be the tail of the one that opened it. */
const tail = 500;

const isTypedInto = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLTextAreaElement ||
  (key === ' ' && target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type));

/**
 * Keeps the press that opened a dialog from going through it as well: the second of a doubled Enter, one that is held, or that is let go
 * here. Once something else was done in the dialog, a press is meant for it. Gives back what ends this.
 */
export function heedOpeningPress(dialog: Element): () => void {
  const began = Date.now();
  let touched = false;
  let pressed: string | undefined;
  const follow = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) {
      touched = true;
      return;
    }
    const { type, key, repeat, target } = event;
    if (isTypedInto(target, key)) return;
    const isTail = type === 'keyup' ? pressed !== key : repeat || (!touched && Date.now() - began < tail);
    if (!isTail && type === 'keydown') pressed = key;
    if (type === 'keyup') pressed = undefined;
    if (!isTail) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const heard = ['keydown', 'keyup', 'pointerdown'] as const;
  for (const type of heard) dialog.addEventListener(type, follow, true);
  return () => {
    for (const type of heard) dialog.removeEventListener(type, follow, true);
  };
}
