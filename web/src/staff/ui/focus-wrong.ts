/** Puts the focus on the first field that says what is wrong with it; false where none does. */
export function focusWrong(form: Element | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  return wrong instanceof HTMLElement;
}
