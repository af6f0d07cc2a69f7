import { useCallback, useEffect, useRef } from 'react';
import { useUnsaved } from '../../ui/use-unsaved.ts';
import type { FormState } from './use-form.ts';

const idsIn = (payload: unknown): string =>
  (JSON.stringify(payload).match(/[\da-f-]{36}/g) ?? []).slice(0, 5).join(' ');

/**
 * What is typed into the form of a command and not sent, kept in this tab for who is signed in: closing the form, by mistake or because a
 * field was refused, loses nothing. The form is known by its command and by what that is about. The answer forgets it: it was sent.
 */
export function useUnsent<V extends object>(
  name: string,
  initial: V,
  payload: (values: V) => unknown,
  { values, replace, unread }: FormState<V>,
  enabled: boolean,
): () => void {
  const begun = useRef({ initial, about: idsIn(payload(initial)) }).current;
  const unsaved = useUnsaved<V>(`command:${name}:${begun.about}`, enabled, replace);
  useEffect(() => {
    if (!enabled || values === begun.initial) return;
    // What cannot be read stands for no value: emptied it would come back as if the person had wanted none.
    const untold = Object.keys(unread).filter((key) => unread[key] !== undefined) as (keyof V)[];
    const before = Object.fromEntries(untold.map((key) => [key, begun.initial[key]]));
    unsaved.keep(begun.initial, { ...values, ...before });
  }, [enabled, begun, unsaved, values, unread]);
  return useCallback(() => unsaved.saved(values), [unsaved, values]);
}
