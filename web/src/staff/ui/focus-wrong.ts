/** Puts the focus on the first field that says what is wrong with it; false where none does. */
export function focusWrong(form: Element | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  return wrong instanceof HTMLElement;
}

/** Puts the focus on the note that says why nothing was done, where no field says it: it may be out of sight. */
export function focusNote(form: Element | null): void {
  const note = form?.querySelector<HTMLElement>('.problem[role="alert"]');
  note?.setAttribute('tabindex', '-1');
  note?.focus();
}
