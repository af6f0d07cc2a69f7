const controls = 'input:not([type="hidden"]), select, textarea, [role="combobox"]';
const usable = (found: Iterable<HTMLElement & { disabled?: boolean; readOnly?: boolean }>) =>
  [...found].find(({ disabled, readOnly }) => disabled !== true && readOnly !== true);

/**
 * Puts the focus on what one does first in a dialog or form: its first control, or the button that goes on. What is final begins at the
 * first button of all, which leaves.
 */
export function focusFirst(place: Element | null | undefined): void {
  if (!place) return;
  const first =
    usable(place.querySelectorAll<HTMLInputElement>(controls)) ??
    (place.matches('.final-dialog')
      ? undefined
      : usable(place.querySelectorAll<HTMLButtonElement>('.bp6-intent-primary'))) ??
    usable(place.querySelectorAll<HTMLButtonElement>('.bp6-dialog-footer button'));
  first?.focus();
}
