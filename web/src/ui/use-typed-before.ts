import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useScript } from './use-script.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a control shows something else than what the page came with. */
function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return control.selectedOptions[0] !== (options.find((one) => one.defaultSelected) ?? options[0]);
  }
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

// The server has no layout, and nothing was typed there.
const useAtOnce = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A ref for a control of the page: what was typed, ticked or chosen in the server's page before its script ran is told once the script
 * takes over. Without that the first render after it would put the empty state over it. It comes before any effect of the form, so that
 * a draft that is read then already holds it.
 */
export function useTypedBefore<C extends Control>(tell: (control: C) => void): RefObject<C | null> {
  const control = useRef<C>(null);
  const scripted = useScript();
  const taken = useRef(scripted);
  useAtOnce(() => {
    if (taken.current) return;
    taken.current = true;
    if (control.current !== null && isTouched(control.current)) tell(control.current);
  });
  return control;
}
