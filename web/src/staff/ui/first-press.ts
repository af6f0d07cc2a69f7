const isTypedInto = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLTextAreaElement ||
  (key === ' ' && target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type));

/**
 * Keeps the press that opened a dialog from going through it as well: one that is held, or that is let go here. A second one is meant for
 * it, however soon it comes: what is final begins at Cancel. Gives back what ends this.
 */
export function heedOpeningPress(dialog: Element): () => void {
  let pressed: string | undefined;
  const follow = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return;
    const { type, key, repeat, target } = event;
    if (isTypedInto(target, key)) return;
    const isTail = type === 'keyup' ? pressed !== key : repeat;
    if (!isTail && type === 'keydown') pressed = key;
    if (type === 'keyup') pressed = undefined;
    if (!isTail) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const heard = ['keydown', 'keyup'] as const;
  for (const type of heard) dialog.addEventListener(type, follow, true);
  return () => {
    for (const type of heard) dialog.removeEventListener(type, follow, true);
  };
}
