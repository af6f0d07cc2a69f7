import { useEffect, useRef } from 'react';

/**
 * Says what was done. Where the control that did it is gone, the focus comes here, so that the keyboard goes on from where it was. Give it
 * another key each time.
 */
export function Done({ text }: { readonly text: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) words.current?.focus();
  }, []);
  return (
    <p ref={words} className="saved" role="status" tabIndex={-1}>
      {text}
    </p>
  );
}
