import type { TemplateTexts } from '@talentlog/contracts';
import { type RefObject, useEffect, useRef } from 'react';
import type { FormState } from '../../ui/use-form.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Named = 'subject' | 'content';

/** Puts a placeholder where somebody last wrote: into the subject, or else into the content, at its end if nowhere. */
export function useInsertion(asked: RefObject<HTMLFormElement | null>, form: FormState<TemplateTexts>) {
  const last = useRef<Field>(null);
  useEffect(() => {
    const element = asked.current;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) last.current = target;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [asked]);
  return (name: string) => {
    const content = asked.current?.querySelector('textarea') ?? null;
    const first = asked.current?.querySelector('input') ?? null;
    const isSubject = last.current !== null && last.current === first && name !== 'link';
    const field: Field | null = isSubject ? first : content;
    const path: Named = isSubject ? 'subject' : 'content';
    const text = form.values[path];
    const from = field !== null && field === last.current ? (field.selectionStart ?? text.length) : text.length;
    const to = field !== null && field === last.current ? (field.selectionEnd ?? from) : from;
    const put = `{{${name}}}`;
    form.set(path, `${text.slice(0, from)}${put}${text.slice(to)}`);
    // After React wrote the new text, the caret would stand at its end.
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(from + put.length, from + put.length);
    });
  };
}
