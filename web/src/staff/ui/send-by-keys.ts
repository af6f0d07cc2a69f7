import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, or Command+Enter, sends a form from wherever one types in it: in several lines Enter alone begins a line. */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, repeat, currentTarget } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat) return;
  event.preventDefault();
  currentTarget.requestSubmit();
}
