import { useEffect } from 'react';
import { useTranslate } from '../../i18n/react.tsx';

/** Names the page in the browser's title: its name, a dash, the company's name (the specification's rule). */
export function usePageTitle(title: string): void {
  const t = useTranslate();
  useEffect(() => {
    document.title = `${title} - ${t({ id: 'shared.site.company' })}`;
  }, [title, t]);
}
