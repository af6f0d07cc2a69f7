import { useEffect, useRef, useState } from 'react';

/**
 * Says the title of each page that one goes to, as a browser does where a new document is loaded; of the first page it does. A title that
 * changes while the page stays is not said.
 */
export function TitleTold({ className }: { readonly className: string }) {
  const [title, setTitle] = useState('');
  const saidAt = useRef<string>(undefined);
  useEffect(() => {
    saidAt.current ??= location.pathname;
    const watch = new MutationObserver(() => {
      if (saidAt.current === location.pathname) return;
      saidAt.current = location.pathname;
      setTitle(document.title);
    });
    const element = document.querySelector('title');
    if (element !== null) watch.observe(element, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return (
    <p className={className} aria-live="polite">
      {title}
    </p>
  );
}
